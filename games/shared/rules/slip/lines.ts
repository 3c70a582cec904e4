import type { Money } from "@fairhouse/kernel/money.ts";
import { add, floorOf, multiply, type Ratio, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { choose } from "../choose.ts";

/** The largest number of legs of an accumulator, and of a slip with several sizes. */
export const MAX_LEGS = 12;
export const MAX_SYSTEM_LEGS = 8;

/**
 * The combinations that a slip of n legs plays: for each size s all products of s legs, C(n, s) lines. [n] is the
 * accumulator, [2, 3] of three legs a Trixie, [1, 2, 3] a Patent.
 */
export type Sizes = readonly number[];

/** Returns the number of lines of a slip, each of which costs one unit; twice as many each way. */
export function linesOf(legs: number, sizes: Sizes, eachWay = false): number {
  const lines = sizes.reduce((sum, size) => sum + choose(legs, size), 0);
  return eachWay ? 2 * lines : lines;
}

/** Returns the sum over all lines of the product of their legs' factors: elementary symmetric sums of the factors. */
export function sumOfLines(factors: readonly Ratio[], sizes: Sizes): Ratio {
  // Entry s is the sum over all products of s of the factors so far, times all of their denominators.
  const sums = [1n, ...factors.map(() => 0n)];
  let denominator = 1n;
  factors.forEach((factor, place) => {
    for (let size = place + 1; size >= 0; size -= 1) {
      sums[size] = (sums[size] ?? 0n) * factor.denominator + (sums[size - 1] ?? 0n) * factor.numerator;
    }
    denominator *= factor.denominator;
  });
  return ratio(
    sizes.reduce((sum, size) => sum + (sums[size] ?? 0n), 0n),
    denominator,
  );
}

/** Returns the payout of a slip: ⌊unit · sum of its lines⌋, rounded once for the slip and not for each line. */
export function payoutOfLines(unit: Money, sums: readonly Ratio[]): Money {
  return Number(floorOf(sums.reduce(add, ZERO), BigInt(unit)));
}

const CASH_OUT_PERCENT = 97;

/**
 * Returns the price at which the house buys a slip back: ⌊unit · 97% · sum of its lines⌋, with expected factors for the
 * open legs.
 */
export function cashOutOffer(unit: Money, sums: readonly Ratio[]): Money {
  return payoutOfLines(
    unit,
    sums.map((sum) => multiply(sum, ratio(CASH_OUT_PERCENT, 100))),
  );
}

/** Returns the most that {@link cashOutOffer} can come to for a slip that pays this much at most. */
export function mostCashOut(largestPayout: Money): Money {
  return payoutOfLines(largestPayout, [ratio(CASH_OUT_PERCENT, 100)]);
}
