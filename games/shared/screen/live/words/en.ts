import type { PluralForms } from "@fairhouse/ui/words/format.ts";

/** Other languages have more plural forms, so the type is wider than these two. */
const playerForms: PluralForms = { one: "# player", other: "# players" };
const betForms: PluralForms = { one: "# bet", other: "# bets" };
const watchingForms: PluralForms = { one: "# watching", other: "# watching" };

/** Words that all live tables share. */
export const en = {
  bet: "Bet",
  /** Written under "Bet" and "Cancel the bet" on a button, and read with them: "Bet on the next round". */
  onNext: "on the next round",
  cancelNext: "Cancel the bet",
  placed: "Bet placed",
  /** Announced to screen readers when a round opens. */
  betsOpen: "Bets are open.",
  /** Prefix of the sum that everybody staked on a field of a cloth. */
  all: "all",
  takeBack: "Take back",
  hotkeyBack: "Take the bet back",
  quickTargets: "Quick targets",
  queued: "Your bet goes into the next round.",

  seconds: (seconds: string) => `${seconds} s`,
  closing: "Bets are closed",
  waitingForPlayers: "Waiting for players",
  voided: "Round voided",
  voidedText: "All stakes of this round went back.",
  loading: "Looking for the current round …",
  /** On the stage. That there is no connection is said by the shell. */
  offline: "The round goes on without this page",
  offlineBet: (stake: string) => `Your bet of ${stake} is in, and counts.`,

  players: playerForms,
  bets: betForms,
  playersTitle: "Players of this round",
  hidden: "Hidden",
  /** A simulated player, where there is no room for a mark. */
  bot: (name: string) => `\u2068${name}\u2069 (bot)`,
  you: "You",
  simulated: "Simulated player",
  watching: watchingForms,
  nobody: "Nobody has bet yet.",
  lastWithPlayers: "Last round with players",
  moreOf: (shown: string, all: string) => `The ${shown} largest of ${all}`,

  seedNote: "Seeds of the first three bettors become public.",
  seedNoteOfAll: "Seeds of all bettors become public.",
  /** Why a bet cannot be taken back where seeds of bettors are mixed into the round. */
  seedsStay: "They decide the round, so a bet that is in it stays in.",
  ownSeeds: "Your seeds",
  seedsTitle: "Seeds of the last round",
  seedsOf: (round: string) => `Seeds of round ${round}`,
  noSeeds: "The seeds of the last round, and whose they are, appear here.",
  house: "House",
  standIns: "Where fewer than three bet, fairhouse-1, -2 and -3 stand in.",
  verifyRound: "Verify this round",

  history: "Past rounds",
  historyOf: (rounds: string) => `Where the last ${rounds} rounds ended; a line marks the expected share.`,
  historyRow: (range: string, count: string, share: string, expected: string) =>
    `${range}: ${count} rounds, ${share}, expected ${expected}`,
  rangeFrom: (from: string) => `${from} and above`,
  historyFailed: "The past rounds could not be loaded.",
  nextRound: "Next round",
  nextRoundHint: "The hash that the next round is committed to",
};

export type LiveWords = typeof en;
