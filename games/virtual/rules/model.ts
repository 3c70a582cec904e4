import type { Chance } from "@fairhouse/kernel/chance.ts";
import { compare, ratio } from "@fairhouse/kernel/ratio.ts";
import type { Selection } from "../../shared/rules/football/selection.ts";
import { isOffered, oddsOf, returnOf } from "../../shared/rules/slip/odds.ts";
import { TICKS } from "./clock.ts";
import { type Grid, gridOf, type Means, scoreAt } from "./grid.ts";
import { drawMatch, factsOf, type Match } from "./match.ts";
import { Prospects } from "./prospects.ts";

/** The most that comes back of what is decided. */
const MOST_RETURN = ratio(95, 100);
const ALL = 2 ** 52;

/** Selections of which exactly one is won, by market. */
const COMPLETE: readonly (readonly Selection[])[] = [
  ["home", "draw", "away"].map((selection) => ({ market: "result", selection })),
  ["yes", "no"].map((selection) => ({ market: "both-score", selection })),
  ["odd", "even"].map((selection) => ({ market: "odd-even", selection })),
  ["over", "under"].map((selection) => ({ market: "total", selection, line: 10 })),
  ["over", "under"].map((selection) => ({ market: "home-total", selection, line: 6 })),
  [
    { market: "asian-handicap", selection: "home", line: -2 },
    { market: "asian-handicap", selection: "away", line: 2 },
  ],
  ["home", "none", "away"].map((selection) => ({ market: "next-goal", selection })),
  ["home", "draw", "away"].map((selection) => ({ market: "half-time", selection })),
  ["home", "draw", "away"].flatMap((half) =>
    ["home", "draw", "away"].map((full) => ({ market: "half-full", selection: `${half}/${full}` })),
  ),
];

/** Something that may happen in a match, its chance by the model, and the matches in which it happened. */
interface Happened {
  readonly what: string;
  /** 0 … 1. */
  readonly chance: number;
  readonly count: number;
}

export interface ModelCheck {
  readonly matches: number;
  readonly happened: readonly Happened[];
  /** Ticks at which all prices were computed. */
  readonly ticks: number;
  /** Chances that do not add up to one, and prices that return more than 95% of what is decided; empty as it must be. */
  readonly broken: readonly string[];
}

/**
 * Draws matches as a link does, counts their scores beside the grid from which they are priced, and computes the prices
 * of the first ones at every tick: what has to hold of those is exact, so few are enough.
 * @param chanceOf returns the chance of a match, by its number from 0.
 */
export function checkModel(
  means: Means,
  { matches, priced }: { readonly matches: number; readonly priced: number },
  chanceOf: (match: number) => Chance,
): ModelCheck {
  const grid = gridOf(means);
  const counts = new Map<string, number>();
  const broken: string[] = [];
  let ticks = 0;
  for (let number = 0; number < matches; number += 1) {
    const match = drawMatch(grid, chanceOf(number));
    const score = match.score.join("-");
    counts.set(score, (counts.get(score) ?? 0) + 1);
    if (number >= priced) continue;
    broken.push(...wrongPrices(grid, match));
    ticks += TICKS;
  }
  const happened = grid.map((weight, cell) => {
    const what = scoreAt(cell).join("-");
    return { what, chance: Number(weight) / ALL, count: counts.get(what) ?? 0 };
  });
  return { matches, happened, ticks, broken };
}

/** Returns what does not hold of the prices of a match at any of its ticks. */
function wrongPrices(grid: Grid, match: Match): readonly string[] {
  return Array.from({ length: TICKS }, (_, tick) => {
    const prospects = new Prospects(grid, { ...factsOf(match, tick), tick });
    return COMPLETE.flatMap((market) => {
      const weights = market.map((selection) => prospects.weightsOf(selection));
      const [first] = weights;
      const all = first === undefined ? 0n : first.won + first.push + first.lost;
      const isWhole = weights.reduce((sum, { won }) => sum + won, 0n) === all;
      const dear = weights.filter((own) => {
        const odds = oddsOf(own);
        return isOffered(odds) && compare(returnOf({ ...own, push: 0n }, odds), MOST_RETURN) > 0;
      });
      const at = `${market[0]?.market} at tick ${tick}, ${match.score.join("-")}`;
      return [
        ...(isWhole ? [] : [`chances of ${at} do not add up to one`]),
        ...dear.map(() => `a price of ${at} returns more than 95%`),
      ];
    });
  }).flat();
}
