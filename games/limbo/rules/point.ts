import { type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";
import { CHAIN_GRID, chainPoint } from "../../shared/rules/chain-point.ts";

// The screen needs this too; it is separate from the rules so that the screen loads no schema library.

/** Count of the numbers that a bet can draw: 0 … 2^32 − 1, from the first four bytes of its stream. */
export const NUMBERS = CHAIN_GRID;
const RETURN_PERCENT = 99;

/**
 * Computes max(1, 0.99 · 2^32 / n) in hundredths, rounded down, at most 1,000,000x, which n = 0 also yields as it
 * cannot divide.
 */
export function pointOf(n: number): number {
  return chainPoint(Math.max(n, 1) - 1, RETURN_PERCENT);
}

/** Returns the chance that the point reaches a target: all n up to 0.99 · 2^32 / target, and n = 0. */
export function chanceOfTarget(target: number): Ratio {
  return ratio(numbersReaching(target), NUMBERS);
}

/** Returns the same chance as a share, 0 … 1. */
export function shareReaching(target: number): number {
  return numbersReaching(target) / NUMBERS;
}

function numbersReaching(target: number): number {
  return Math.floor((NUMBERS * RETURN_PERCENT) / target) + 1;
}
