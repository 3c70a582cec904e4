import { type Ratio, ratio, toNumber } from "@fairhouse/kernel/ratio.ts";

/**
 * The law by which rounds draw the multiplier at which they end (`docs/rules/derivations.md`): for equally likely
 * numbers n = 0 … grid − 1, the point is max(1, grid / (n + 1) · returned), rounded down to 0.01. All multipliers are
 * hundredths.
 */
export interface PointLaw {
  readonly grid: bigint;
  /** 100 · (1 − e), an integer up to 100. */
  readonly returnPercent: number;
}

/** The smallest target of a bet. */
export const MIN_TARGET = 101;
/** 1,000,000x: the largest target and the largest point. A flight that reaches it ends and pays everyone still in. */
export const MAX_TARGET = 100_000_000;

/** Returns P(point ≥ target), exact on the grid, for a target above 1.00. */
export function chanceOfTarget(target: number, law: PointLaw): Ratio {
  return ratio(numbersReaching(target, law), law.grid);
}

/** Returns the same as a number, for screens. */
export function chanceOf(target: number, law: PointLaw): number {
  return toNumber(chanceOfTarget(target, law));
}

/** Returns P(point ≥ target) · target: the return of a target above 1.00 per unit. */
export function returnAt(target: number, law: PointLaw): Ratio {
  return ratio(numbersReaching(target, law) * BigInt(target), law.grid * 100n);
}

/** Returns P(point ≥ target) · target². */
export function squareAt(target: number, law: PointLaw): Ratio {
  return ratio(numbersReaching(target, law) * BigInt(target) ** 2n, law.grid * 10_000n);
}

/** Counts the numbers of the grid that reach a target above 1.00: those with n + 1 ≤ returnPercent · grid / target. */
function numbersReaching(target: number, { grid, returnPercent }: PointLaw): bigint {
  return (grid * BigInt(returnPercent)) / BigInt(target);
}
