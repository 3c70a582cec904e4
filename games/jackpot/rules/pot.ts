import { MAX_MONEY, type Money, payoutOf } from "@fairhouse/kernel/money.ts";
import { type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";

// What the screen needs of the rules too: apart from them, so that it loads no schema library.

/** What the winner takes of the pot; the rest is the house's fee. */
export const RETURN: Ratio = ratio(95, 100);
/** From the second player on. */
export const BETTING_MS = 30_000;
/** A player whom nobody joins has their stakes back after this. */
export const ALONE_MS = 300_000;
/** From the end of betting until the winner has been shown. */
export const REVEAL_MS = 9_000;
/** A pot of a million of the largest bets is still an amount. */
export const MAX_STAKE: Money = Math.floor(MAX_MONEY / 1_000_000);

const BITS = 52n;

/** Tickets that one bet bought: from the first to the last, both its own. Tickets are counted from 0. */
export interface TicketRange {
  readonly first: number;
  readonly last: number;
}

/** One bet of the book with its tickets. */
export interface Share extends TicketRange {
  readonly id: string;
  readonly amount: Money;
}

/** A ticket for each unit of each stake, in the order of the book. */
export function sharesOf(book: readonly { readonly id: string; readonly amount: Money }[]): readonly Share[] {
  let next = 0;
  return book.map(({ id, amount }) => {
    const first = next;
    next += amount;
    return { id, amount, first, last: next - 1 };
  });
}

/** ⌊bits · total / 2^52⌋: the ticket that wins, out of so many. */
export function winningTicket(bits52: bigint, total: Money): number {
  return Number((bits52 * BigInt(total)) >> BITS);
}

/** What the winner of a pot is paid, rounded down. */
export function prizeOf(total: Money): Money {
  return payoutOf(total, RETURN);
}
