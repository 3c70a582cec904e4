import type { BetPage } from "@fairhouse/protocol/play.ts";
import { isNothing, isNull, isRecordOf, isText, isWhole } from "../shared/facts/facts.ts";
import { type RoundFacts, settledTicketOf } from "../shared/facts/rounds.ts";
import type { JackpotBet, JackpotOutcome } from "./rules/jackpot.ts";
import { type Share, sharesOf, type TicketRange } from "./rules/pot.ts";

/** The outcome of a round that somebody won. */
export type WonPot = JackpotOutcome & { readonly winner: string };

export const facts: RoundFacts<JackpotBet, WonPot> = {
  versions: [1],
  isBet: isRecordOf<JackpotBet>({ amount: isWhole }),
  isOutcome: isRecordOf<WonPot>({ total: isWhole, ticket: isWhole, winner: isText, first: isWhole, last: isWhole }),
  isFace: isNothing,
  isCarry: isNull,
};

/** A bet in a pot, as its public page shows it. */
export interface SettledShare {
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
export function settledShareOf(page: BetPage): SettledShare | null {
  const { bet, proof } = page;
  const ticket = settledTicketOf(page, facts);
  if (ticket === null) return null;
  const { outcome: won, stake, payout, refunded } = ticket;
  if (refunded) return { won: null, shares: [], own: null, stake, payout, refunded };
  if (!("book" in proof)) return null;
  const shares = sharesOfBook(proof.book);
  const own = shares.find(({ id }) => id === bet.id);
  return own === undefined ? null : { won, shares, own, stake, payout, refunded };
}

/** Returns the tickets of each bet of a public book. */
export function sharesOfBook(book: readonly { readonly id: string; readonly bet: unknown }[]): readonly Share[] {
  return sharesOf(book.flatMap(({ id, bet }) => (facts.isBet(bet) ? [{ id, amount: bet.amount }] : [])));
}
