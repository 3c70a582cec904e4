import { add, multiply, type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";
import { MOST_GOALS, type Selection } from "../../shared/rules/football/selection.ts";
import { isOffered, multiplierOf, type Odds, oddsOf, type Weights } from "../../shared/rules/slip/odds.ts";
import { type Grid, gridOf, type Means } from "./grid.ts";
import type { MatchState } from "./league.ts";
import { factsOf } from "./match.ts";
import { KICK_OFF, Prospects } from "./prospects.ts";

const RESULTS = ["home", "draw", "away"] as const;
const SIDES = ["home", "away"] as const;
const OVER_UNDER = ["over", "under"] as const;

interface Market {
  readonly selections: readonly string[];
  /** The least and the most line, in quarter goals; absent for markets without lines. */
  readonly lines?: readonly [least: number, most: number];
}

/** The part of a match from which its prices follow: its expected goals and, in play, how it stands. */
export type Priced = Pick<MatchState, "means" | "inPlay">;

/** The markets, with everything that may be asked of them. */
const MARKETS = {
  result: { selections: RESULTS },
  "double-chance": { selections: ["1X", "12", "X2"] },
  "draw-no-bet": { selections: SIDES },
  "both-score": { selections: ["yes", "no"] },
  total: { selections: OVER_UNDER, lines: [2, 26] },
  "home-total": { selections: OVER_UNDER, lines: [2, 18] },
  "away-total": { selections: OVER_UNDER, lines: [2, 18] },
  "asian-handicap": { selections: SIDES, lines: [-16, 16] },
  score: { selections: scores() },
  "odd-even": { selections: ["odd", "even"] },
  "half-time": { selections: RESULTS },
  "half-full": { selections: RESULTS.flatMap((half) => RESULTS.map((full) => `${half}/${full}`)) },
  "next-goal": { selections: ["home", "none", "away"] },
  "result-2up": { selections: SIDES },
} as const satisfies Readonly<Record<string, Market>>;
export type MarketId = keyof typeof MARKETS;

/** The markets whose selections may be parts of a builder: decided by the final score alone, and never pushed. */
const BUILDER_MARKETS = [
  "result",
  "double-chance",
  "both-score",
  "total",
  "home-total",
  "away-total",
  "odd-even",
] as const satisfies readonly MarketId[];
export const MOST_PARTS = 6;

/** True for a selection that a market has. */
export function isSelection({ market, selection, line, parts }: Selection): boolean {
  if (market === "builder") return selection === "all" && line === undefined && parts !== undefined && areParts(parts);
  if (!Object.hasOwn(MARKETS, market) || parts !== undefined) return false;
  const { selections, lines }: Market = MARKETS[market as MarketId];
  if (!selections.includes(selection)) return false;
  if (lines === undefined) return line === undefined;
  return line !== undefined && Number.isInteger(line) && line >= lines[0] && line <= lines[1];
}

/** True for parts that a builder may join: at least two, each of a market of its own. */
function areParts(parts: readonly Selection[]): boolean {
  return (
    parts.length >= 2 &&
    parts.length <= MOST_PARTS &&
    new Set(parts.map(({ market }) => market)).size === parts.length &&
    parts.every(isPart)
  );
}

/** True for a selection that a builder may join: one without a line, or with one that no score meets: 0.5, 1.5, … */
export function isPart(selection: Selection): boolean {
  const { market, line } = selection;
  const isHalf = line === undefined || Math.abs(line) % 4 === 2;
  return isHalf && BUILDER_MARKETS.some((its) => its === market) && isSelection(selection);
}

/** Grids and chances that were computed, for as many matches as are open and settled in a while. */
const grids = new Map<string, Grid>();
const computed = new Map<string, Prospects>();
const MOST_COMPUTED = 500;

/** Returns a value that is kept under a name, or keeps the one that is made. */
function kept<Value>(values: Map<string, Value>, name: string, make: () => Value): Value {
  const value = values.get(name) ?? make();
  if (values.size >= MOST_COMPUTED) values.clear();
  values.set(name, value);
  return value;
}

function gridOfMatch({ home, away }: Means): Grid {
  return kept(grids, `${home} ${away}`, () => gridOf({ home, away }));
}

/** Returns the chances of a match. They are kept, because every price of a match needs the same. */
function prospectsOf({ means, inPlay }: Priced): Prospects {
  const { tick, goals } = inPlay ?? { tick: 0, goals: [] };
  const course = goals.map((goal) => `${goal.side} ${goal.tick}`).join();
  return kept(computed, `${means.home} ${means.away} ${tick} ${course}`, () => {
    const standing = inPlay === undefined ? KICK_OFF : { ...factsOf({ goals }, tick), tick };
    return new Prospects(gridOfMatch(means), standing);
  });
}

/** Returns the exact weights of a selection now. @throws RangeError for one that no market has. */
export function weightsOf(match: Priced, selection: Selection): Weights {
  return prospectsOf(match).weightsOf(selection);
}

/** Returns the odds of a selection now; null if it is not offered. */
export function oddsNow(match: Priced, selection: Selection): Odds | null {
  if (!isSelection(selection)) return null;
  const odds = oddsOf(weightsOf(match, selection));
  return isOffered(odds) ? odds : null;
}

/**
 * Returns the mean square of a leg's factor. The half-lines of a quarter line are nested: where the worse one is not
 * lost, the better one is won.
 */
export function squareOf(match: Priced, selection: Selection, odds: Odds): Ratio {
  const { line } = selection;
  if (line === undefined || line % 2 === 0) return factorSquare(weightsOf(match, selection), odds);
  const [worse, better] = [line - 1, line + 1].map((half) => weightsOf(match, { ...selection, line: halfOf(half) }));
  if (worse === undefined || better === undefined) throw new RangeError("a quarter line has two half-lines");
  const squares = [worse, better].map((weights) => factorSquare(weights, odds));
  const all = worse.won + worse.push + worse.lost;
  const own = multiplierOf(odds);
  const both = add(multiply(ratio(worse.won, all), multiply(own, own)), multiply(ratio(worse.push, all), own));
  return multiply(ratio(1, 4), [...squares, both, both].reduce(add));

  /** A total is better for its over side the lower its line is. */
  function halfOf(half: number): number {
    return selection.selection === "over" ? 2 * (line ?? 0) - half : half;
  }
}

function factorSquare({ won, push, lost }: Weights, odds: Odds): Ratio {
  const own = multiplierOf(odds);
  const all = won + push + lost;
  return add(multiply(ratio(won, all), multiply(own, own)), ratio(push, all));
}

function scores(): readonly string[] {
  const goals = Array.from({ length: MOST_GOALS + 1 }, (_, count) => count);
  return goals.flatMap((home) => goals.map((away) => `${home}-${away}`));
}
