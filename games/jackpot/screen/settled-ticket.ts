import { isGivenBack } from "@fairhouse/kernel/ended.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";
import { fieldOf, isSettled, wholeNumberOf } from "../../shared/screen/public-facts.ts";
import { type Share, sharesOf, type TicketRange } from "../rules/pot.ts";
import { type WonPot, wonPotOf } from "./facts.ts";
import type { Pot } from "./pot.ts";

/** A bet in a pot, as its public page shows it. */
export interface SettledTicket {
  /** Null if the round was voided. */
  readonly won: WonPot | null;
  /** The tickets of all bets, in order; empty if the round was voided. */
  readonly shares: readonly Share[];
  /** The tickets of this bet; null if the round was voided. */
  readonly own: TicketRange | null;
  readonly stake: number;
  readonly payout: number;
  readonly refunded: boolean;
}

/** Returns null for an open ticket, another version of the rules, or facts of another shape. */
export function settledTicketOf({ bet, proof }: BetPage): SettledTicket | null {
  if (!isSettled(bet, [1])) return null;
  const { payout, stake } = bet;
  const refunded = isGivenBack(bet);
  if (refunded) return { won: null, shares: [], own: null, stake, payout, refunded };
  if (!("book" in proof)) return null;
  const won = wonPotOf(proof.outcome);
  const shares = sharesOfBook(proof.book);
  const own = shares.find(({ id }) => id === bet.id);
  return won === null || own === undefined ? null : { won, shares, own, stake, payout, refunded };
}

/** Returns the tickets of each bet of a public book. */
export function sharesOfBook(book: readonly { readonly id: string; readonly bet: unknown }[]): readonly Share[] {
  return sharesOf(
    book.flatMap(({ id, bet }) => {
      const amount = wholeNumberOf(fieldOf(bet, "amount"));
      return amount === null ? [] : [{ id, amount }];
    }),
  );
}

/** Returns the pot around one bet: this bet, the winning one, and the others without names. */
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
