import type { OwnTicket } from "@fairhouse/protocol/table.ts";

/** What a player has at a table: tickets, and a bet that waits for the next round. */
export interface OwnBets<Bet> {
  /** Own tickets of the current and the last round, oldest first. */
  readonly tickets: readonly OwnTicket[];
  /** Placed while a round was running: goes to the house when the next one opens. */
  readonly next: Bet | null;
  readonly placing: boolean;
  /** Tickets that are on their way out: a cash-out, or one that is taken back. */
  readonly leaving: readonly string[];
  /** The house has not answered for three seconds. */
  readonly slow: boolean;
  readonly error: unknown;
}

export type OwnEvent<Bet> =
  | { readonly type: "queued"; readonly bet: Bet }
  | { readonly type: "unqueued" }
  | { readonly type: "placing" }
  | { readonly type: "placed"; readonly ticket: OwnTicket }
  | { readonly type: "leaving"; readonly id: string }
  | { readonly type: "slow" }
  /** News of a ticket: an answer, an event, or a snapshot. */
  | { readonly type: "heard"; readonly ticket: OwnTicket }
  | { readonly type: "refused"; readonly error: unknown; readonly id?: string }
  /** A new round is open: what was settled before it leaves the table. */
  | { readonly type: "opened"; readonly roundId: string }
  | { readonly type: "left" };

export function noBets<Bet>(): OwnBets<Bet> {
  return { tickets: [], next: null, placing: false, leaving: [], slow: false, error: null };
}

export function ticketsReducer<Bet>(state: OwnBets<Bet>, event: OwnEvent<Bet>): OwnBets<Bet> {
  switch (event.type) {
    case "queued":
      return { ...state, next: event.bet, error: null };
    case "unqueued":
      return { ...state, next: null };
    case "placing":
      return { ...state, next: null, placing: true, slow: false, error: null };
    case "placed":
      return { ...state, tickets: withTicket(state.tickets, event.ticket), placing: false, slow: false };
    case "leaving":
      return { ...state, leaving: [...state.leaving, event.id], slow: false, error: null };
    case "slow":
      return { ...state, slow: state.placing || state.leaving.length > 0 };
    case "heard":
      return heard(state, event.ticket);
    case "refused":
      return event.id === undefined
        ? { ...state, placing: false, slow: false, error: event.error }
        : { ...state, leaving: state.leaving.filter((id) => id !== event.id), slow: false, error: event.error };
    case "opened":
      return {
        ...state,
        tickets: state.tickets.filter(({ roundId, payout }) => roundId === event.roundId || payout === null),
        leaving: [],
      };
    case "left":
      return noBets();
  }
}

function heard<Bet>(state: OwnBets<Bet>, ticket: OwnTicket): OwnBets<Bet> {
  const out = ticket.leftAt !== null || ticket.payout !== null;
  return {
    ...state,
    tickets: withTicket(state.tickets, ticket),
    leaving: out ? state.leaving.filter((id) => id !== ticket.id) : state.leaving,
  };
}

/** News may overtake each other: what is known of leaving and payout is never forgotten. */
function withTicket(tickets: readonly OwnTicket[], ticket: OwnTicket): readonly OwnTicket[] {
  const at = tickets.findIndex(({ id }) => id === ticket.id);
  const known = tickets[at];
  if (known === undefined) return [...tickets, ticket];
  const merged: OwnTicket = {
    ...ticket,
    leftAt: ticket.leftAt ?? known.leftAt,
    payout: ticket.payout ?? known.payout,
    refunded: ticket.refunded || known.refunded,
  };
  return tickets.with(at, merged);
}
