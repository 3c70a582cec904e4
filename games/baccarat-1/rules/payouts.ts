import { type Money, payoutOf, payoutOfMany } from "@fairhouse/kernel/money.ts";
import { add, multiply, type Ratio, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { type Chip, type ChipsBet, totalOf } from "../../shared/rules/chips.ts";
import { CASES, WAYS } from "./cases.ts";
import { isPosition, type Position, RETURNS, type Result, returnOn } from "./positions.ts";

/** Separate from the rules, so that the screen loads no schema library. */

/** Returns the payout of a bet, rounded down once. */
export function payoutAt(result: Result, chips: readonly Chip[]): Money {
  return payoutOfMany(chips.map(({ on, amount }) => [amount, returnOf(on, result)] as const));
}

/** Returns the largest payout of a bet. */
export function highestPayout(chips: readonly Chip[]): Money {
  return Math.max(...CASES.map((result) => payoutAt(result, chips)));
}

/** Returns the mean of a function of the return per unit staked, over all results of a deal. */
export function averageOf({ chips }: ChipsBet, figure: (returned: Ratio) => Ratio): Ratio {
  const total = ratio(1, totalOf(chips));
  return CASES.reduce((sum, result) => {
    const returned = chips.reduce(
      (all, { on, amount }) => add(all, multiply(returnOf(on, result), ratio(amount))),
      ZERO,
    );
    return add(sum, multiply(figure(multiply(returned, total)), ratio(result.ways, WAYS)));
  }, ZERO);
}

/** Returns the payout of a chip as a multiple of its amount; zero for other positions, which do not pass the schema. */
function returnOf(on: string, result: Result): Ratio {
  return isPosition(on) ? returnOn(on, result) : ZERO;
}

/**
 * Returns the profit of winning chips on a position, rounded down. It is for display only, because a bet is rounded
 * once as a whole.
 */
export function profitOf(position: Position, amount: Money): Money {
  return payoutOf(amount, RETURNS[position]) - amount;
}
