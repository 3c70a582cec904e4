import { isGivenBack } from "@fairhouse/kernel/ended.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import type { OwnTicket } from "@fairhouse/protocol/table.ts";

/**
 * One of the bets that a player can have in a round at once, counted from 0. A flight may have one seat or two, a table
 * that takes orders as many as there can be.
 */
export type SeatNumber = number;

/** A bet that waits for the next round. */
export interface QueuedBet<Bet> {
  readonly seat: SeatNumber;
  readonly bet: Bet;
  /** When it was placed, in milliseconds of the house's clock. */
  readonly at: number;
}

/** A player's bets at a table: tickets, and bets that wait for the next round. */
export interface OwnBets<Bet> {
  /**
   * The player's tickets of the current and the last round, oldest first; one that is still being revealed looks open.
   */
  readonly tickets: readonly OwnTicket[];
  /** Seats of these tickets, by ticket id. */
  readonly seats: Readonly<Record<string, SeatNumber>>;
  /** Bets placed while a round was running; they are sent when the next one opens. At most one per seat. */
  readonly queued: readonly QueuedBet<Bet>[];
  /** Seats whose bet has been sent but not answered. */
  readonly placing: readonly SeatNumber[];
  /** Tickets that are being cashed out or taken back. */
  readonly leaving: readonly string[];
  /** Seats for which the house has not answered for three seconds. */
  readonly slow: readonly SeatNumber[];
  /** Error of the last command of a seat, if the house refused it. */
  readonly errors: Readonly<Record<SeatNumber, unknown>>;
}

export type OwnEvent<Bet> =
  | { readonly type: "queued"; readonly seat: SeatNumber; readonly bet: Bet; readonly at: number }
  | { readonly type: "unqueued"; readonly seat: SeatNumber }
  | { readonly type: "placing"; readonly seat: SeatNumber }
  | { readonly type: "placed"; readonly seat: SeatNumber; readonly ticket: OwnTicket }
  | { readonly type: "leaving"; readonly id: string }
  | { readonly type: "slow"; readonly seat: SeatNumber }
  /** News of a ticket: an answer, an event, or a snapshot. */
  | { readonly type: "heard"; readonly ticket: OwnTicket }
  /** With `id`, a ticket that could not leave; without, a bet that was not placed. */
  | { readonly type: "refused"; readonly seat: SeatNumber; readonly error: unknown; readonly id?: string }
  /** A new round is open; everything settled before it leaves the table. */
  | { readonly type: "opened"; readonly roundId: string }
  | { readonly type: "left" };

export function noBets<Bet>(): OwnBets<Bet> {
  return { tickets: [], seats: {}, queued: [], placing: [], leaving: [], slow: [], errors: {} };
}

export function ownBetsReducer<Bet>(state: OwnBets<Bet>, event: OwnEvent<Bet>): OwnBets<Bet> {
  switch (event.type) {
    case "queued":
      return {
        ...state,
        queued: [...without(state.queued, event.seat), { seat: event.seat, bet: event.bet, at: event.at }],
        errors: withoutKey(state.errors, event.seat),
      };
    case "unqueued":
      return { ...state, queued: without(state.queued, event.seat) };
    case "placing":
      return {
        ...state,
        queued: without(state.queued, event.seat),
        placing: [...state.placing, event.seat],
        slow: except(state.slow, event.seat),
        errors: withoutKey(state.errors, event.seat),
      };
    case "placed":
      return seated({ ...answered(state, event.seat), tickets: withTicket(state.tickets, event.ticket) }, event);
    case "leaving":
      return {
        ...state,
        leaving: [...state.leaving, event.id],
        errors: withoutKey(state.errors, state.seats[event.id] ?? 0),
      };
    case "slow":
      return { ...state, slow: [...except(state.slow, event.seat), event.seat] };
    case "heard":
      return heard(state, event.ticket);
    case "refused":
      return refused(state, event);
    case "opened":
      return opened(state, event.roundId);
    case "left":
      return noBets();
  }
}

/** The state of one seat, as one panel of a game shows it. */
export interface Seat<Bet> {
  /** Its ticket in the current round, or in the last one while none is open; null if it has none, or took it back. */
  readonly ticket: OwnTicket | null;
  readonly next: Bet | null;
  readonly placing: boolean;
  /** True while its ticket is being cashed out or taken back. */
  readonly leaving: boolean;
  readonly slow: boolean;
  readonly error: unknown;
}

export function seatOf<Bet>(own: OwnBets<Bet>, seat: SeatNumber, roundId: string | undefined): Seat<Bet> {
  const ticket = ticketAt(own, seat, roundId);
  return {
    ticket,
    next: own.queued.find((queued) => queued.seat === seat)?.bet ?? null,
    placing: own.placing.includes(seat),
    leaving: ticket !== null && own.leaving.includes(ticket.id),
    slow: own.slow.includes(seat),
    error: own.errors[seat] ?? null,
  };
}

/** Returns the ticket that a seat has in a round; one that was taken back has left its seat. */
export function ticketAt(
  own: Pick<OwnBets<unknown>, "tickets" | "seats">,
  seat: SeatNumber,
  roundId: string | undefined,
): OwnTicket | null {
  return (
    own.tickets.findLast(
      (ticket) => ticket.roundId === roundId && own.seats[ticket.id] === seat && ticket.ended !== "taken_back",
    ) ?? null
  );
}

/** Returns what a settled ticket paid or gave back; null while it is open. */
export function returnedBy(ticket: OwnTicket): Money | null {
  return ticket.payout ?? (isGivenBack(ticket) ? ticket.stake : null);
}

/** Clears the waiting state of a seat that the house has answered. */
function answered<Bet>(state: OwnBets<Bet>, seat: SeatNumber): OwnBets<Bet> {
  return { ...state, placing: except(state.placing, seat), slow: except(state.slow, seat) };
}

function seated<Bet>(
  state: OwnBets<Bet>,
  { ticket, seat }: { readonly ticket: OwnTicket; readonly seat: SeatNumber },
): OwnBets<Bet> {
  return { ...state, seats: { ...state.seats, [ticket.id]: seat } };
}

function heard<Bet>(state: OwnBets<Bet>, ticket: OwnTicket): OwnBets<Bet> {
  const out = ticket.leftAt !== null || ticket.payout !== null;
  const seat = state.seats[ticket.id] ?? freeSeat(state, ticket.roundId);
  const leaving = out ? except(state.leaving, ticket.id) : state.leaving;
  return seated({ ...state, leaving, tickets: withTicket(state.tickets, ticket) }, { ticket, seat });
}

/** Returns the first free seat, for tickets older than this page or of another device. */
function freeSeat(state: OwnBets<unknown>, roundId: string): SeatNumber {
  let seat = 0;
  while (ticketAt(state, seat, roundId) !== null) seat += 1;
  return seat;
}

function refused<Bet>(state: OwnBets<Bet>, event: OwnEvent<Bet> & { readonly type: "refused" }): OwnBets<Bet> {
  const { seat, error, id } = event;
  const errors = { ...state.errors, [seat]: error };
  if (id === undefined) return { ...answered(state, seat), errors };
  return { ...state, leaving: except(state.leaving, id), slow: except(state.slow, seat), errors };
}

function opened<Bet>(state: OwnBets<Bet>, roundId: string): OwnBets<Bet> {
  const tickets = state.tickets.filter((ticket) => ticket.roundId === roundId || ticket.payout === null);
  const seats = Object.fromEntries(tickets.map(({ id }) => [id, state.seats[id] ?? 0]));
  return { ...state, tickets, seats, leaving: [] };
}

/** Merges news of a ticket. News may overtake each other, so a known leaving or payout is never forgotten. */
function withTicket(tickets: readonly OwnTicket[], ticket: OwnTicket): readonly OwnTicket[] {
  const at = tickets.findIndex(({ id }) => id === ticket.id);
  const known = tickets[at];
  if (known === undefined) return [...tickets, ticket];
  const merged: OwnTicket = {
    ...ticket,
    ended: ticket.ended ?? known.ended,
    leftAt: ticket.leftAt ?? known.leftAt,
    payout: ticket.payout ?? known.payout,
  };
  return tickets.with(at, merged);
}

function without<Bet>(queued: readonly QueuedBet<Bet>[], seat: SeatNumber): readonly QueuedBet<Bet>[] {
  return queued.filter((one) => one.seat !== seat);
}

function except<Item>(items: readonly Item[], gone: Item): readonly Item[] {
  return items.filter((item) => item !== gone);
}

function withoutKey(errors: OwnBets<unknown>["errors"], seat: SeatNumber): OwnBets<unknown>["errors"] {
  const { [seat]: _gone, ...rest } = errors;
  return rest;
}
