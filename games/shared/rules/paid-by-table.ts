import type { GameCard } from "@fairhouse/kernel/game.ts";
import { type Money, payoutOf } from "@fairhouse/kernel/money.ts";
import { compare, multiply, type Ratio, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { meanOf, type Prize } from "./bet-types.ts";

interface PaidBet {
  readonly amount: Money;
}

type Paid<Bet> = Pick<GameCard<"instant", Bet>, "stake" | "maxPayout" | "exactReturn" | "bestReturn" | "exactSquare">;

/** Makes the part of a game's card that follows from a table of results with their chances. */
export function paidByTable<Bet extends PaidBet>(tableOf: (bet: Bet) => readonly Prize[]): Paid<Bet> {
  const exactReturn = (bet: Bet) => meanOf(tableOf(bet), ({ returns }) => returns);
  return {
    stake: ({ amount }) => amount,
    maxPayout: (bet) => payoutOf(bet.amount, largestOf(tableOf(bet))),
    exactReturn,
    bestReturn: exactReturn,
    exactSquare: (bet) => meanOf(tableOf(bet), ({ returns }) => multiply(returns, returns)),
  };
}

/** @param multiplier in hundredths, as tables have them. */
export function paid(amount: Money, multiplier: number): Money {
  return payoutOf(amount, ratio(multiplier, 100));
}

/** Returns the largest return of a table. */
export function largestOf(table: readonly Prize[]): Ratio {
  return table.reduce((most, { returns }) => (compare(returns, most) > 0 ? returns : most), ZERO);
}
