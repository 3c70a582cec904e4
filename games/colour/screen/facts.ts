import { fieldOf, wholeNumberOf } from "../../shared/screen/public-facts.ts";
import { DIGITS, isPosition, type Position } from "../rules/terms.ts";

// Readers of data from the network; they return null for anything unexpected.

/** Returns the digit of a round's outcome. */
export function digitOf(outcome: unknown): number | null {
  const digit = wholeNumberOf(fieldOf(outcome, "digit"));
  return digit !== null && DIGITS.includes(digit) ? digit : null;
}

/** Returns the position of an order. */
export function positionOf(bet: unknown): Position | null {
  const on = fieldOf(bet, "on");
  return isPosition(on) ? on : null;
}
