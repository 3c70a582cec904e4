import type { PointLaw } from "./point-law.ts";

/** Points that rounds take from the hash of their link (`docs/rules/derivations.md`). All multipliers are hundredths. */

/** Hashes are told apart by their first eight hex digits: n = 0 … 2^32 − 1. */
export const CHAIN_GRID = 2 ** 32;
/** 1,000,000x: no point passes it, and no target either. */
const MAX_POINT = 100_000_000;
const LEAST_POINT = 100;

/**
 * max(1, 2^32 / (n + 1) · returned), rounded down to 0.01.
 * @param n of a hash. @param returnPercent 100 · (1 − e), an integer up to 100.
 */
export function chainPoint(n: number, returnPercent: number): number {
  // The dividend is below 2^39, so that taking the remainder away makes an exact division of integers.
  const dividend = CHAIN_GRID * returnPercent;
  const point = (dividend - (dividend % (n + 1))) / (n + 1);
  return Math.min(Math.max(point, LEAST_POINT), MAX_POINT);
}

export function chainLaw(returnPercent: number): PointLaw {
  return { grid: BigInt(CHAIN_GRID), returnPercent };
}
