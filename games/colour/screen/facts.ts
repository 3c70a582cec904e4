import { fieldOf, wholeNumberOf } from "../../shared/screen/public-facts.ts";
import { DIGITS, isPosition, type Position } from "../rules/terms.ts";

// What came over the network, as far as it is what it should be.

/** The digit of a round's outcome. */
export function digitOf(outcome: unknown): number | null {
  const digit = wholeNumberOf(fieldOf(outcome, "digit"));
  return digit !== null && DIGITS.includes(digit) ? digit : null;
}

/** What an order is on. */
export function positionOf(bet: unknown): Position | null {
  const on = fieldOf(bet, "on");
  return isPosition(on) ? on : null;
}
