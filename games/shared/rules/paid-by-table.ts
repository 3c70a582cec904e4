import type { GameCard } from "@fairhouse/kernel/game.ts";
import { MAX_MONEY, type Money, payoutOf } from "@fairhouse/kernel/money.ts";
import { compare, floorOf, multiply, type Ratio, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
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

/**
 * Error of a schema that refuses a bet by {@link winFits}. It is checked only if the bet is valid otherwise, because an
 * invalid bet has no table.
 */
export const WIN_FITS = {
  error: "too much: a win would pass 2^53 − 1",
  when: ({ issues }: { readonly issues: readonly unknown[] }) => issues.length === 0,
};

/** Returns true if the largest win of a table is an exact amount. */
export function winFits(amount: Money, table: readonly Prize[]): boolean {
  return floorOf(largestOf(table), BigInt(amount)) <= BigInt(MAX_MONEY);
}

/** @param multiplier in hundredths, as tables have them. */
export function paid(amount: Money, multiplier: number): Money {
  return payoutOf(amount, ratio(multiplier, 100));
}

function largestOf(table: readonly Prize[]): Ratio {
  return table.reduce((most, { returns }) => (compare(returns, most) > 0 ? returns : most), ZERO);
}
