import { MAX_MONEY, type Money } from "@fairhouse/kernel/money.ts";
import { floorOf, type Ratio } from "@fairhouse/kernel/ratio.ts";
import { z } from "zod";

/** Makes the schema of the amount of a bet whose largest win, this many times the amount, must be an exact amount. */
export function amountPaying(most: number) {
  return z
    .int()
    .min(1)
    .max(Math.floor(MAX_MONEY / most));
}

/** The amount of a bet whose other fields decide the largest win: such a bet checks {@link winFits}. */
export const amountSchema = amountPaying(1);

/**
 * Error of a schema that refuses a bet by {@link winFits}. It is checked only if the bet is valid otherwise, because an
 * invalid bet has no table.
 */
export const WIN_FITS = {
  error: "too much: a win would pass 2^53 − 1",
  when: ({ issues }: { readonly issues: readonly unknown[] }) => issues.length === 0,
};

/** Returns true if the win of an amount is an exact amount. */
export function winFits(amount: Money, returns: Ratio): boolean {
  return floorOf(returns, BigInt(amount)) <= BigInt(MAX_MONEY);
}
