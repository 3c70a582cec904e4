import { MAX_MULTIPLIER } from "../rules/odds.ts";

/** Hundredths from which an automatic hand is cashed out: less than any first guess pays, to all that a hand can pay. */
export const MIN_TARGET = 101;
export const MAX_TARGET = MAX_MULTIPLIER * 100;

/** What is wrong with a target, or null. */
export function targetProblem(target: number): "no-number" | "too-small" | "too-large" | null {
  if (!Number.isSafeInteger(target)) return "no-number";
  if (target < MIN_TARGET) return "too-small";
  return target > MAX_TARGET ? "too-large" : null;
}
