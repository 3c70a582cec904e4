import { type Money, payoutOf, payoutOfMany } from "@fairhouse/kernel/money.ts";
import { add, multiply, type Ratio, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { type Chip, type ChipsBet, totalOf } from "../../shared/rules/chips.ts";
import { CASES, WAYS } from "./cases.ts";
import { isPosition, type Position, RETURNS, type Result, returnOn } from "./positions.ts";

// Apart from the rules, so that the screen loads no schema library with them.

/** What a bet returns, rounded down once. */
export function payoutAt(result: Result, chips: readonly Chip[]): Money {
  return payoutOfMany(chips.map(({ on, amount }) => [amount, returnOf(on, result)] as const));
}

/** The most that a bet can return. */
export function highestPayout(chips: readonly Chip[]): Money {
  return Math.max(...CASES.map((result) => payoutAt(result, chips)));
}

/** The mean of a figure of what one unit of stake returns, over all that can come of the first hand of a shoe. */
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

/** The schema lets no other position pass. */
function returnOf(on: string, result: Result): Ratio {
  return isPosition(on) ? returnOn(on, result) : ZERO;
}

/** What chips that won bring beyond their amount, rounded down: for the eye, because a bet is rounded once as a whole. */
export function profitOf(position: Position, amount: Money, result: Result): Money {
  return payoutOf(amount, returnOn(position, result)) - amount;
}

/** What chips on a position pay beyond their amount when they win: "2" for 2:1. A Banker's six is the exception that its field prints. */
export function oddsOn(position: Position): Ratio {
  return add(RETURNS[position], ratio(-1));
}
