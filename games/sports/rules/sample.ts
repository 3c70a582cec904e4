import type { Chance } from "@fairhouse/kernel/chance.ts";
import type { EventCard, EventResult, EventState } from "./event.ts";

const SIDES = ["Harbour Town", "Old Mill", "Kingsmead", "Northgate", "Saltmarsh", "Five Oaks"] as const;
const RUNNERS = ["Amber Light", "Brave Tide", "Copper Field", "Distant Bell"] as const;

/** Returns one of some made events, a match or an outright, for tests and simulations. */
export function sampleEvent(number: number): EventState {
  const isMatch = number % 4 !== 3;
  const contest = isMatch
    ? ({ kind: "match", home: side(number), away: side(number + 1) } as const)
    : ({ kind: "outright", name: "Spring Cup", runners: RUNNERS } as const);
  const card: EventCard = {
    sport: isMatch ? "Football" : "Racing",
    competition: isMatch ? "Coast League" : "Spring Cup",
    contest,
    startsAt: "2030-01-01T15:00:00.000Z",
    withdrawn: [],
  };
  return { card, markets: isMatch ? MATCH_MARKETS : WINNER_MARKETS, suspended: false };
}

const side = (number: number) => SIDES[number % SIDES.length] ?? SIDES[0];

const MATCH_MARKETS: EventState["markets"] = [
  {
    market: "result",
    odds: { home: 1_900, draw: 3_800, away: 3_800 },
    fair: { home: 500_000, draw: 250_000, away: 250_000 },
  },
  { market: "total", line: 10, odds: { over: 1_900, under: 1_900 } },
  { market: "asian-handicap", line: -3, odds: { home: 2_100, away: 1_735 } },
  { market: "draw-no-bet", odds: { home: 1_500, away: 2_590 } },
];
const WINNER_MARKETS: EventState["markets"] = [
  { market: "winner", odds: { "0": 1_900, "1": 3_800, "2": 7_600, "3": 7_600 } },
];

/** Draws what becomes of an event: most are played to their end, some are broken off. */
export function sampleResult({ contest }: EventCard, chance: Chance): EventResult {
  if (contest.kind === "outright") {
    const winner = chance.below(contest.runners.length, 1);
    const heat = (winner + 1) % contest.runners.length;
    return { kind: "winners", winners: chance.below(5, 2) === 0 ? [winner, heat] : [winner], withdrawn: [] };
  }
  const score = [chance.below(5, 1), chance.below(4, 2)] as const;
  return { kind: chance.below(8, 3) === 0 ? "abandoned" : "score", score };
}
