import type { PluralForms } from "@fairhouse/ui/words/format.ts";

export const en = {
  title: "House Markets",
  games: { crash: "Crash", slide: "Slide" },
  events: "Rounds to bet on",
  open: "Open",
  running: "In play",
  rounds: { one: "# round", other: "# rounds" } as PluralForms,
  startsNow: "Starts now",
  startsIn: { one: "Starts in # round", other: "Starts in # rounds" } as PluralForms,
  played: (done: string, all: string) => `${done} of ${all} played`,
  flights: (game: string, rounds: string) => `${game} · ${rounds}`,
  highest: "Highest point",
  highestText: "Does one of these rounds reach it?",
  reaching: "Rounds that reach 2.00×",
  reachingText: "How many of these rounds do?",
  yes: "Yes",
  no: "No",
  line: "Line",
  atLeast: (line: string) => `${line} or more`,
  /** Names of a selection on the slip. */
  picks: {
    highest: {
      over: (line: string) => `Highest point ${line} or more`,
      under: (line: string) => `All below ${line}`,
    },
    reaching: {
      over: (line: string) => `${line} or more reach 2.00×`,
      under: (line: string) => `Fewer than ${line} reach 2.00×`,
    },
  },
  soFar: "So far",
  /** The bars of the chart. */
  bars: { before: "Rounds before", own: "Rounds of this event" },
  highestSoFar: "Highest",
  reachedSoFar: "Reached 2.00×",
  lastRounds: (game: string) => `Last rounds of ${game}`,
  noPoints: "The first round is on its way",
  /** A line that further rounds can still decide. */
  undecided: "open",
  noEvents: "The next rounds appear here in a moment",
  failed: "The markets could not be loaded. They are tried again.",
  points: "Points",
  betsEnded: "Betting has ended: the first of these rounds has begun.",
  recent: "Highest points of the last events",
  noRecent: "Results of finished events appear here",
  legs: "Legs",
  waitsFor: (done: string, all: string) => `${done} of ${all}`,

  about: {
    lead: "Bet on rounds of crash and slide that have not begun. Their points are committed in a chain of hashes long before, and nobody's seed is mixed in: neither you nor the house can steer them.",
    rules: [
      "An event is a number of rounds in a row. Bets on it end in the moment in which its first round takes its link; a page that is open later cannot know more than you did.",
      "“Highest point”: one of the rounds reaches the line, or all stay below it. “Rounds that reach 2.00×”: at least as many as the line, or fewer.",
      "A slip has 1 to 12 legs on different events, singly, as a multiple, or as a system of up to eight legs. Legs never share a round, so they do not depend on each other.",
      "The slip keeps the odds at which it was placed. It is settled by the links alone, whether a round was played or called off, and as soon as its end is certain.",
      "A slip pays at most 1,000 times the largest bet.",
    ],
    returnNote:
      "of what is decided comes back at every line, less what the rounding of the odds to thousandths costs; the slip shows its own exact return.",
    payTitle: "Odds of some lines",
    eventColumn: "20 rounds of crash",
    yesColumn: "Yes",
    noColumn: "No",
    verifyTitle: "How you verify it",
    verify: [
      "The chain's last hash was published before its first round, and a public number that nobody could know then was mixed in afterwards.",
      "With the result the house shows the last link of the event. Hash it once for each round before it, and you have all links; the chain's published hash proves them.",
      "From links, salt and place every point follows, from the points the result, and from the odds on your slip the payout. The bet's page does all of it in your browser.",
    ],
    how: "How do I know that a result was not made after my bet?",
    howText:
      "Because the slip names the chain and the links, and their end was published before the first of them was taken. Another result would need another chain, whose hash would not be the published one.",
  },
};

export type HouseMarketsWords = typeof en;
