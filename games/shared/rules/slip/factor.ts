import { add, multiply, ONE, type Ratio, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { multiplierOf, type Odds } from "./odds.ts";

/** The result of one half of a leg. A leg on a quarter line lies between two lines, with half its stake on each. */
export type HalfResult = "won" | "push" | "lost";
/** The results of both halves of a leg; the same twice unless its line is a quarter line. */
export type LegResult = readonly [HalfResult, HalfResult];

const HALF = ratio(1, 2);

/** Returns the factor by which a settled leg multiplies a line: for each half the odds if won, 1 for a push, or 0. */
export function factorOf(result: LegResult, odds: Odds): Ratio {
  const halfOf = (half: HalfResult) => {
    if (half === "won") return multiplierOf(odds);
    return half === "push" ? ONE : ZERO;
  };
  const [one, other] = result;
  // Most lines are not quarter lines.
  return one === other ? halfOf(one) : multiply(HALF, add(halfOf(one), halfOf(other)));
}

/** Runners that share a finishing place, of whom only some can be paid in full. */
export interface DeadHeat {
  /** The number of them that the market pays, 1 … runners. */
  readonly places: number;
  readonly runners: number;
}

/** Returns the factor of a won leg in a dead heat of n runners for k places: odds · k / n. */
export function deadHeatFactor(odds: Ratio, { places, runners }: DeadHeat): Ratio {
  return multiply(odds, ratio(places, runners));
}

/** Returns odds whose profit is cut by whole percents, 0 … 100, after a withdrawal. */
export function reducedOdds(odds: Odds, percent: number): Ratio {
  return add(ONE, multiply(ratio(odds - 1_000, 1_000), ratio(100 - percent, 100)));
}

/** Returns the odds of the place part of an each-way bet: 1 + (odds − 1) · fraction. */
export function placeOdds(odds: Ratio, fraction: Ratio): Ratio {
  return add(ONE, multiply(add(odds, ratio(-1)), fraction));
}
