import { isGivenBack } from "@fairhouse/kernel/ended.ts";
import type { BetPage, BetRecord } from "@fairhouse/protocol/play.ts";
import type { PastRound, PublicTicket, RoundView } from "@fairhouse/protocol/table.ts";
import { type Facts, type Is, readAs, type SettledBet } from "./facts.ts";

export type AnyFace = NonNullable<PublicTicket["face"]>;

/** The public facts of a game of rounds. */
export interface RoundFacts<Bet, Outcome, Face extends AnyFace = never, Carry = null> extends Facts<Bet, Outcome> {
  /** {@link isNothing} for games whose tickets show no more than their stake. */
  readonly isFace: Is<Face>;
  /** `isNull` for games whose rounds hand nothing on. */
  readonly isCarry: Is<Carry>;
}

/** A round with the facts of its game; null for those that it does not have yet, and those of another shape. */
export interface RoundOf<Outcome, Carry> extends RoundView {
  readonly outcome: Outcome | null;
  readonly carry: Carry | null;
}

/** A finished round; its outcome is null if it was voided. */
export interface PastRoundOf<Outcome> extends PastRound {
  readonly outcome: Outcome | null;
}

export interface TicketOf<Face extends AnyFace> extends PublicTicket {
  readonly face: Face | null;
}

export function readRound<Outcome, Carry>(
  round: RoundView,
  { isOutcome, isCarry }: { readonly isOutcome: Is<Outcome>; readonly isCarry: Is<Carry> },
): RoundOf<Outcome, Carry> {
  return { ...round, outcome: readAs(isOutcome, round.outcome), carry: readAs(isCarry, round.carry) };
}

export function readPast<Outcome>(
  rounds: readonly PastRound[],
  { isOutcome }: { readonly isOutcome: Is<Outcome> },
): readonly PastRoundOf<Outcome>[] {
  return rounds.map((round) => ({ ...round, outcome: round.voided ? null : readAs(isOutcome, round.outcome) }));
}

export function readTickets<Face extends AnyFace>(
  tickets: readonly PublicTicket[],
  { isFace }: { readonly isFace: Is<Face> },
): readonly TicketOf<Face>[] {
  return tickets.map((ticket) => ({ ...ticket, face: readAs(isFace, ticket.face) }));
}

/** A settled bet of a list, with its facts. */
export interface RecordOf<Bet, Outcome> extends BetRecord {
  readonly bet: Bet;
  readonly outcome: Outcome;
}

/** A settled ticket of a round with its facts. */
export interface SettledTicket<Bet, Outcome> extends Omit<SettledBet<Bet, Outcome>, "outcome"> {
  /** Null if the round was voided, or the ticket taken back before the outcome was known. */
  readonly outcome: Outcome | null;
  readonly refunded: boolean;
  readonly takenBack: boolean;
}

/** Reads a ticket from its public page. Null while it is open, and for facts of another shape. */
export function settledTicketOf<Bet, Outcome>(
  { bet: record, proof }: BetPage,
  facts: Facts<Bet, Outcome>,
): SettledTicket<Bet, Outcome> | null {
  const { bet, stake, payout, gameVersion } = record;
  const refunded = isGivenBack(record);
  if (payout === null || !facts.versions.includes(gameVersion) || !facts.isBet(bet)) return null;
  const outcome = readAs(facts.isOutcome, "outcome" in proof ? proof.outcome : record.outcome);
  if (outcome === null && !refunded) return null;
  return { bet, outcome, stake, payout, refunded, takenBack: record.ended === "taken_back" };
}
