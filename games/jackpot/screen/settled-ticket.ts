import type { BetPage } from "@fairhouse/protocol/play.ts";
import { fieldOf, isSettled, wholeNumberOf } from "../../shared/screen/public-facts.ts";
import { type Share, sharesOf, type TicketRange } from "../rules/pot.ts";
import { type WonPot, wonPotOf } from "./facts.ts";
import type { Pot } from "./pot.ts";

/** A bet in a pot, as its public page tells it. */
export interface SettledTicket {
  /** Null when the round was voided. */
  readonly won: WonPot | null;
  /** Of all bets, in their order; empty when the round was voided. */
  readonly shares: readonly Share[];
  /** The tickets of this bet; null when the round was voided. */
  readonly own: TicketRange | null;
  readonly stake: number;
  readonly payout: number;
  readonly refunded: boolean;
}

/** Null for an open ticket, another version of the rules, or facts of another shape. */
export function settledTicketOf({ bet, proof }: BetPage): SettledTicket | null {
  if (!isSettled(bet, [1])) return null;
  const { payout, stake, refunded } = bet;
  if (refunded) return { won: null, shares: [], own: null, stake, payout, refunded };
  if (!("book" in proof)) return null;
  const won = wonPotOf(proof.outcome);
  const shares = sharesOfBook(proof.book);
  const own = shares.find(({ id }) => id === bet.id);
  return won === null || own === undefined ? null : { won, shares, own, stake, payout, refunded };
}

/** The tickets of each bet of a public book. */
export function sharesOfBook(book: readonly { readonly id: string; readonly bet: unknown }[]): readonly Share[] {
  return sharesOf(
    book.flatMap(({ id, bet }) => {
      const amount = wholeNumberOf(fieldOf(bet, "amount"));
      return amount === null ? [] : [{ id, amount }];
    }),
  );
}

/** The pot around one bet: this one, the one that won, and the others, who have no names here. */
export function potAround({ won, shares, own }: SettledTicket): Pot {
  if (won === null || own === null) return { total: 0, bettors: [], unnamed: [] };
  const named = shares.filter(({ first }) => first === own.first || first === won.first);
  const bettors = named.map(({ id, amount, first, last }) => ({
    key: id,
    name: null,
    avatar: "",
    simulated: false,
    own: first === own.first,
    colour: 0,
    staked: amount,
    slices: [{ from: first, end: last + 1 }],
  }));
  const others = shares.filter((share) => !named.includes(share));
  return { total: won.total, bettors, unnamed: others.map(({ first, last }) => ({ from: first, end: last + 1 })) };
}
