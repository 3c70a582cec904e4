import { type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";

/**
 * The points that rounds with a target take from a link of their chain (`docs/rules/derivations.md`). All multipliers are hundredths.
 */

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

/** P(point ≥ target), exact on the grid of 2^32 hashes, for a target above 1.00. */
export function chanceOfTarget(target: number, returnPercent: number): Ratio {
  return ratio(hashesReaching(target, returnPercent), CHAIN_GRID);
}

/** P(point ≥ target) · target, exact on the grid of 2^32 hashes: what a target above 1.00 returns per unit. */
export function returnAt(target: number, returnPercent: number): Ratio {
  return ratio(BigInt(hashesReaching(target, returnPercent)) * BigInt(target), BigInt(CHAIN_GRID) * 100n);
}

/** P(point ≥ target) · target². */
export function squareAt(target: number, returnPercent: number): Ratio {
  return ratio(BigInt(hashesReaching(target, returnPercent)) * BigInt(target) ** 2n, BigInt(CHAIN_GRID) * 10_000n);
}

/** How many of the 2^32 hashes reach a target above 1.00: those with n + 1 ≤ returnPercent · 2^32 / target. */
function hashesReaching(target: number, returnPercent: number): number {
  return Math.floor((CHAIN_GRID * returnPercent) / target);
}
