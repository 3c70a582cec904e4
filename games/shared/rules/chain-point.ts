import { MAX_TARGET, type PointLaw } from "./point-law.ts";

/**
 * Points of rounds, derived from the hash of their link (`docs/rules/derivations.md`). All multipliers are hundredths.
 */

/** The grid of points: a hash counts by its first eight hex digits, n = 0 … 2^32 − 1. */
export const CHAIN_GRID = 2 ** 32;
const LEAST_POINT = 100;

/**
 * Returns max(1, 2^32 / (n + 1) · returned), rounded down to 0.01.
 * @param n the number of a hash. @param returnPercent 100 · (1 − e), an integer up to 100.
 */
export function chainPoint(n: number, returnPercent: number): number {
  // The dividend is below 2^39, so subtracting the remainder makes the division exact.
  const dividend = CHAIN_GRID * returnPercent;
  const point = (dividend - (dividend % (n + 1))) / (n + 1);
  return Math.min(Math.max(point, LEAST_POINT), MAX_TARGET);
}

export function chainLaw(returnPercent: number): PointLaw {
  return { grid: BigInt(CHAIN_GRID), returnPercent };
}
