import { type Money, payoutOf, payoutOfMany } from "@fairhouse/kernel/money.ts";
import { add, multiply, type Ratio, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { type Chip, type ChipsBet, totalOf } from "../../shared/rules/chips.ts";
import { CASES, WAYS } from "./cases.ts";
import { isPosition, type Position, RETURNS, type Result, returnOn } from "./positions.ts";

// Separate from the rules, so that the screen loads no schema library.

/** Returns the payout of a bet, rounded down once. */
export function payoutAt(result: Result, chips: readonly Chip[]): Money {
  return payoutOfMany(chips.map(({ on, amount }) => [amount, returnOf(on, result)] as const));
}

/** Returns the largest payout of a bet. */
export function highestPayout(chips: readonly Chip[]): Money {
  return Math.max(...CASES.map((result) => payoutAt(result, chips)));
}

/** Returns the mean of a function of the return per unit staked, over all results of the first hand of a shoe. */
export function averageOf({ chips }: ChipsBet, figure: (returned: Ratio) => Ratio): Ratio {
  const perUnit = ratio(1, totalOf(chips));
  return CASES.reduce((sum, result) => {
    const returned = chips.reduce(
      (all, { on, amount }) => add(all, multiply(returnOf(on, result), ratio(amount))),
      ZERO,
    );
    return add(sum, multiply(figure(multiply(returned, perUnit)), ratio(result.ways, WAYS)));
  }, ZERO);
}

/** Returns the payout of a chip as a multiple of its amount; zero for other positions, which do not pass the schema. */
function returnOf(on: string, result: Result): Ratio {
  return isPosition(on) ? returnOn(on, result) : ZERO;
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
