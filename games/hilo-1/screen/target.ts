import { MAX_MULTIPLIER } from "../rules/odds.ts";

/** Bounds of the cash-out target of automatic hands in hundredths: from less than any first guess pays to the cap. */
export const MIN_TARGET = 101;
export const MAX_TARGET = MAX_MULTIPLIER * 100;

/** Finds the problem of a target; null if it is valid. */
export function targetProblem(target: number): "no-number" | "too-small" | "too-large" | null {
  if (!Number.isSafeInteger(target)) return "no-number";
  if (target < MIN_TARGET) return "too-small";
  return target > MAX_TARGET ? "too-large" : null;
}
