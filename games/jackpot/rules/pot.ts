import { MAX_MONEY, type Money, payoutOf } from "@fairhouse/kernel/money.ts";
import { type Ratio, ratio, toNumber } from "@fairhouse/kernel/ratio.ts";

// The part of the rules that the screen needs as well, separate from them so that it loads no schema library.

/** Mixed from the client seeds of all bettors, whose bets the pot takes. */
export const ROUND = { seeding: "all-bettors" } as const;
/** The winner's share of the pot; the rest is the house's fee. */
export const RETURN: Ratio = ratio(95, 100);
/** The house's fee as a share of the pot. */
export const FEE = 1 - toNumber(RETURN);
/** Milliseconds of betting, from the second player on. */
export const BETTING_MS = 30_000;
/** Milliseconds after which a player whom nobody joins is refunded. */
export const ALONE_MS = 300_000;
/** Milliseconds from the end of betting until the winner has been shown. */
export const REVEAL_MS = 9_000;
/** The largest bet: a pot of a million of them is still an exact amount. */
export const MAX_STAKE: Money = Math.floor(MAX_MONEY / 1_000_000);

const BITS = 52n;

/** The tickets that one bet bought, first and last included. Tickets are counted from 0. */
export interface TicketRange {
  readonly first: number;
  readonly last: number;
}

/** A bet of the book with its tickets. */
export interface Share extends TicketRange {
  readonly id: string;
  readonly amount: Money;
}

/** Assigns a ticket to each unit of each stake, in the order of the book. */
export function sharesOf(book: readonly { readonly id: string; readonly amount: Money }[]): readonly Share[] {
  let next = 0;
  return book.map(({ id, amount }) => {
    const first = next;
    next += amount;
    return { id, amount, first, last: next - 1 };
  });
}

/** Returns ⌊bits · total / 2^52⌋, the winning ticket of `total`. */
export function winningTicket(bits52: bigint, total: Money): number {
  return Number((bits52 * BigInt(total)) >> BITS);
}

/** Returns the payout of the winner of a pot, rounded down. */
export function prizeOf(total: Money): Money {
  return payoutOf(total, RETURN);
}
