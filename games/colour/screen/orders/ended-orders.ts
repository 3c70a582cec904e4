import type { OwnBets } from "@fairhouse/client/own-bets.ts";
import { isGivenBack } from "@fairhouse/kernel/ended.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import type { OwnTicket, PastRound } from "@fairhouse/protocol/table.ts";
import { readAs } from "../../../shared/facts/facts.ts";
import { facts } from "../../facts.ts";
import { type PeriodTable, periodName } from "../../rules/periods.ts";
import type { Position } from "../../rules/terms.ts";

/** An order of this visit whose period is over. */
export interface EndedOrder {
  readonly id: string;
  readonly period: string | null;
  readonly on: Position;
  readonly stake: Money;
  readonly payout: Money;
}

/** The result of a period for all of the player's orders together. */
export interface EndedPeriod {
  readonly table: PeriodTable;
  /** The id of the first of these orders. */
  readonly id: string;
  readonly digit: number | null;
  readonly stake: Money;
  readonly payout: Money;
  /** Newest first. */
  readonly orders: readonly EndedOrder[];
}

/** Returns the tickets of a round that the player saw open, once all of them are over; otherwise an empty list. */
export function finishedOf(tickets: readonly OwnTicket[], seenOpen: ReadonlySet<string>): readonly OwnTicket[] {
  const here = tickets.filter(({ id }) => seenOpen.has(id));
  const round = here.find((ticket) => ticket.payout !== null && !isGivenBack(ticket))?.roundId;
  const ofRound = here.filter((ticket) => ticket.roundId === round && ticket.ended !== "taken_back");
  return ofRound.every(({ payout }) => payout !== null) ? ofRound.filter((ticket) => !isGivenBack(ticket)) : [];
}

interface OwnStore {
  getState(): OwnBets<unknown>;
  subscribe(listener: (own: OwnBets<unknown>) => void): () => void;
}

/**
 * Calls back once with all of the player's orders of a period at a table, when the last of them is settled and shown,
 * whichever table is on screen.
 * @returns a function that stops following.
 */
export function followOrders<Table>(
  tables: readonly (readonly [Table, OwnStore])[],
  onEnd: (table: Table, orders: readonly OwnTicket[]) => void,
): () => void {
  const offs = tables.map(([table, own]) => {
    const open = new Set<string>();
    const look = ({ tickets }: OwnBets<unknown>) => {
      for (const { id, payout } of tickets) if (payout === null) open.add(id);
      const finished = finishedOf(tickets, open);
      for (const { id } of finished) open.delete(id);
      if (finished.length > 0) onEnd(table, finished);
    };
    look(own.getState());
    return own.subscribe(look);
  });
  return () => {
    for (const off of offs) off();
  };
}

/** The part of a round that is needed here. */
export type KnownRound = Pick<PastRound, "id" | "closesAt" | "outcome">;

/**
 * Returns the period of tickets that ended together, with the digit and number if their round is among the known ones.
 */
export function endedPeriod(
  table: PeriodTable,
  tickets: readonly OwnTicket[],
  rounds: readonly KnownRound[],
): EndedPeriod {
  const [first] = tickets;
  const round = rounds.find(({ id }) => id === first?.roundId);
  const period = periodName(table.id, round?.closesAt ?? null);
  const sum = (of: (ticket: OwnTicket) => number) => tickets.reduce((all, ticket) => all + of(ticket), 0);
  const orders = tickets.toReversed().flatMap(({ id, bet, stake, payout }): readonly EndedOrder[] => {
    return !facts.isBet(bet) || payout === null ? [] : [{ id, period, on: bet.on, stake, payout }];
  });
  const digit = readAs(facts.isOutcome, round?.outcome)?.digit ?? null;
  const [stake, payout] = [sum((ticket) => ticket.stake), sum((ticket) => ticket.payout ?? 0)];
  return { table, id: first?.id ?? "", digit, stake, payout, orders };
}
