import { type Money, payoutOf } from "@fairhouse/kernel/money.ts";
import { add, type Ratio, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import type { ChipsBet } from "../../shared/rules/chips.ts";
import { paidByCases } from "../../shared/rules/paid-by-cases.ts";
import { CASES } from "./cases.ts";
import { fateOf, isPosition, type Position, RETURNS, type Result, returnOn } from "./positions.ts";

// Separate from the rules, so that the screen loads no schema library.

/** The payouts; figures that depend on the shoe are those of its first hand. */
const payouts = paidByCases<ChipsBet, Result>({
  cases: CASES.map((result) => ({ result, ways: result.ways })),
  returnOf: (on, result) => (isPosition(on) ? returnOn(on, result) : ZERO),
});
export const { payoutAt, figures, outlookOf } = payouts;

/** Returns the chance that chips on a position win; refunds on a tie do not count. */
export function chanceToWin(position: Position): Ratio {
  return payouts.chanceOf((result) => fateOf(position, result) === "won");
}

/**
 * Returns the profit of winning chips, rounded down. It is for display only, because a bet is rounded once as a whole.
 */
export function profitOf(position: Position, amount: Money, result: Result): Money {
  return payoutOf(amount, returnOn(position, result)) - amount;
}

/** Returns the odds of a position: 2 for 2:1. The Banker's six is an exception, which its field states in print. */
export function oddsOn(position: Position): Ratio {
  return add(RETURNS[position], ratio(-1));
}
