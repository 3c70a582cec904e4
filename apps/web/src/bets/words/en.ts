import type { PluralForms } from "@fairhouse/ui/words/format.ts";
import type { SlipKind } from "../bet-list.ts";

/** Words of the tables of bets. */
export const en = {
  covered: {
    one: "# unopened ticket: what it pays is in your balance once it is open.",
    other: "# unopened tickets: what they pay is in your balance once they are open.",
  } as PluralForms,
  openCovered: "Open all",
  label: "Bets",
  mine: "My bets",
  all: "All bets",
  high: "High wins",
  game: "Game",
  player: "Player",
  time: "Time",
  bet: "Bet",
  multiplier: "Multiplier",
  profit: "Profit",
  hidden: "Hidden",
  you: "You",
  simulated: "Simulated player",
  open: "Open",
  slips: {
    multiple: { one: "# leg", other: "# legs" },
    singles: { one: "# single", other: "# singles" },
    system: { one: "system of # leg", other: "system of # legs" },
  } as Readonly<Record<SlipKind, PluralForms>>,
  refunded: "Refunded",
  takenBack: "Taken back",
  details: (game: string, time: string) => `Bet on ${game} at ${time}: details and proof`,
  more: "Show more",
  held: (count: string) => `Paused, ${count} new`,
  emptyMine: "No bets yet",
  emptyMineText: "Your bets appear here, each with its proof.",
  emptyAll: "Nobody has bet yet",
  emptyAllText: "Be the first. Bets appear here as soon as they are settled.",
  emptyHigh: "No high wins in the last 24 hours",
  emptyHighText: "Wins of ten times the stake or more appear here and stay for a day.",
  period: "Since when",
  periods: { day: "Today", month: "This month", year: "This year" },
  emptyPeriod: {
    emptyHigh: "No high wins yet",
    emptyHighText: "Wins of ten times the stake or more appear here. Day, month and year begin at midnight UTC.",
  },
  signedOut: "Sign in to see your bets",
  signedOutText: "You can watch everything that happens here without an account.",
  failed: "The bets could not be loaded",
};

export type BetListWords = typeof en;
