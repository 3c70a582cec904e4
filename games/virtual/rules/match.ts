import type { Chance } from "@fairhouse/kernel/chance.ts";
import type { MatchFacts, Score, Side } from "../../shared/rules/football/match-facts.ts";
import { MOST_GOALS } from "../../shared/rules/football/selection.ts";
import { ALL_TICKS, HALF_TIME_TICK, tickOf } from "./clock.ts";
import { type Grid, scoreAt } from "./grid.ts";

export interface Goal {
  readonly side: Side;
  /** The tick at whose end it is told, 0 … 359. */
  readonly tick: number;
}

/** A match that was drawn: its final score, and its goals in order. */
export interface Match {
  readonly score: Score;
  readonly goals: readonly Goal[];
}

/** Places of the words of the goals in the stream; the score takes the first two words. */
const HOME_WORDS = 2;
const AWAY_WORDS = HOME_WORDS + MOST_GOALS;
const LEAD = 2;

/**
 * Draws a match: 52 bits pick the score from the grid, and each goal has a word of its own, which decides its tick and
 * its place among the goals.
 */
export function drawMatch(grid: Grid, chance: Chance): Match {
  const score = pick(grid, chance.bits52());
  const goals = (side: Side, count: number, words: number) =>
    Array.from({ length: count }, (_, goal) => ({
      side,
      word: chance.float(words + goal),
      tick: tickOf(chance.below(ALL_TICKS, words + goal)),
    }));
  const drawn = [...goals("home", score[0], HOME_WORDS), ...goals("away", score[1], AWAY_WORDS)];
  // Sorting is stable, so that home comes first on a tie.
  return { score, goals: drawn.toSorted((a, b) => a.word - b.word).map(({ side, tick }) => ({ side, tick })) };
}

function pick(grid: Grid, drawn: bigint): Score {
  let sum = 0n;
  const cell = grid.findIndex((weight) => {
    sum += weight;
    return sum > drawn;
  });
  return scoreAt(cell);
}

/** Returns the score after the goals of the ticks before `tick`. */
export function scoreAfter(goals: readonly Goal[], tick: number): Score {
  const before = goals.filter((goal) => goal.tick < tick);
  const home = before.filter(({ side }) => side === "home").length;
  return [home, before.length - home];
}

/** Returns the facts of a match, as of the given tick; with all 360 played, of its end. */
export function factsOf({ goals }: Pick<Match, "goals">, tick: number): MatchFacts {
  const ledByTwo = { home: false, away: false };
  let lead = 0;
  for (const { side } of goals.filter((goal) => goal.tick < tick)) {
    lead += side === "home" ? 1 : -1;
    if (lead === LEAD) ledByTwo.home = true;
    if (lead === -LEAD) ledByTwo.away = true;
  }
  return {
    score: scoreAfter(goals, tick),
    halfTime: tick < HALF_TIME_TICK ? null : scoreAfter(goals, HALF_TIME_TICK),
    ledByTwo,
  };
}
