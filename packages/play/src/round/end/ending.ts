import type { LeftTicket, PaidTicket, PastRound } from "@fairhouse/protocol/table.ts";
import type { Decision } from "../../settlement/batch-settlement.ts";
import type { BookTicket, Drawn, Round } from "../round.ts";
import type { Ending } from "./round-settlement.ts";

/**
 * Returns the end of a round that was played; its link is shown unless the next round plays it too. A round that cannot
 * be left is shown from `startedAt` on, and its results are announced when that is over.
 */
export function settledEnding(round: Round, drawn: Drawn, startedAt: Date | null, interrupted: boolean): Ending {
  const { outcome, carryAfter, lastOfLink } = drawn;
  const revealed = lastOfLink ? round.chain.link(round.link) : null;
  const shownAt = round.game.leaving || !startedAt ? null : new Date(startedAt.getTime() + drawn.runMs);
  return { phase: "settled", outcome, carryAfter, startedAt, shownAt, interrupted, voidReason: null, revealed };
}

/** Returns the end of a round that could not be played. Its link is never played again, so it can be shown. */
export function voidedEnding(round: Round, voidReason: string): Ending {
  const revealed = round.chain.link(round.link);
  const nothing = { outcome: null, carryAfter: null, startedAt: null, shownAt: null, interrupted: false };
  return { phase: "voided", ...nothing, voidReason, revealed };
}

export function refund(ticket: BookTicket): Decision<BookTicket> {
  return { ticket, payout: ticket.stake, ended: "refunded", leftAt: null };
}

/**
 * True if a flight that lost its driver had not ended when the driver last provably served, so that players still in it
 * lost their chance to leave. Until that moment everybody could leave: a flight that had ended by then is settled as
 * flown, so that nobody gains by stopping the driver.
 */
export function wasCutShort(round: Round, drawn: Drawn): boolean {
  return drawn.runMs > (round.flownMs ?? 0);
}

/** Decides a ticket in a flight that was cut short: its preset counts; without one its stake goes back. */
export function cutShort(round: Round, drawn: Drawn, ticket: BookTicket): Decision<BookTicket> {
  return round.game.leaving?.auto(ticket.bet) === null ? refund(ticket) : stay(round, drawn, ticket);
}

/** Decides a ticket that stayed to the end; a preset reached in the last moment is shown as the point where it left. */
export function stay(round: Round, drawn: Drawn, ticket: BookTicket): Decision<BookTicket> {
  const payout = round.game.settle({ ...ticket, leftAt: null }, drawn.outcome);
  const auto = payout > 0 ? (round.game.leaving?.auto(ticket.bet) ?? null) : null;
  return { ticket, payout, ended: auto === null ? "settled" : "cashed_out", leftAt: auto };
}

/** Returns the tickets that left the round before its end. */
export function leftOf(decisions: readonly Decision<BookTicket>[]): readonly LeftTicket[] {
  return decisions.flatMap(({ ticket, leftAt, payout }) =>
    leftAt === null ? [] : [{ id: ticket.id, leftAt, payout }],
  );
}

/** Returns the payouts of the tickets that are on screen. */
export function paidOf(decisions: readonly Decision<BookTicket>[], named: ReadonlySet<string>): readonly PaidTicket[] {
  return decisions
    .filter(({ ticket }) => named.has(ticket.id))
    .map(({ ticket, payout }) => ({ id: ticket.id, payout }));
}

/** Returns the round as the list of finished rounds shows it. */
export function pastOf(
  round: Round,
  ending: Ending,
  { settledAt, closesAt }: { readonly settledAt: Date; readonly closesAt: number | null },
): PastRound {
  const { outcome, interrupted, revealed: link } = ending;
  return {
    id: round.id,
    number: round.number,
    outcome,
    link,
    index: round.link,
    closesAt,
    settledAt: settledAt.toISOString(),
    voided: ending.phase === "voided",
    interrupted,
  };
}
