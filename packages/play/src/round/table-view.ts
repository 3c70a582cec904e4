import type { PastRoundFacts, PublicTicketFacts, RoundFacts, TableHappening } from "./table-event.ts";

/** How many tickets a view or an event names; the largest ones. */
export const MAX_NAMED_TICKETS = 100;
export const MAX_RECENT_ROUNDS = 20;

/** What can be seen at a table: the fold of its events. */
export interface TableView {
  readonly round: RoundFacts | null;
  readonly tickets: readonly PublicTicketFacts[];
  readonly ticketCount: number;
  readonly ticketTotal: number;
  readonly recent: readonly PastRoundFacts[];
}

export const EMPTY_VIEW: TableView = { round: null, tickets: [], ticketCount: 0, ticketTotal: 0, recent: [] };

/** The view after an event. Pure; the same on every server. Events of another round than the shown one change nothing. */
export function fold(view: TableView, event: TableHappening): TableView {
  if (event.type === "opened") {
    return { ...EMPTY_VIEW, round: event.round, recent: view.recent };
  }
  const { round } = view;
  const roundId = "round" in event ? event.round.id : event.roundId;
  if (round?.id !== roundId) return view;
  switch (event.type) {
    case "clock":
      return { ...view, round: { ...round, closesAt: event.closesAt } };
    case "tickets": {
      const { ticketCount, ticketTotal } = event;
      return { ...view, tickets: largest([...view.tickets, ...event.tickets]), ticketCount, ticketTotal };
    }
    case "takenBack": {
      const { ticketCount, ticketTotal } = event;
      const gone = new Set(event.tickets);
      return { ...view, tickets: view.tickets.filter(({ id }) => !gone.has(id)), ticketCount, ticketTotal };
    }
    case "left": {
      const left = new Map(event.tickets.map((ticket) => [ticket.id, ticket]));
      return { ...view, tickets: view.tickets.map((ticket) => ({ ...ticket, ...left.get(ticket.id) })) };
    }
    case "started":
    case "ended":
      return { ...view, round: event.round };
  }
}

/** The largest tickets by stake, each once, earlier ones first among equals. */
export function largest(tickets: readonly PublicTicketFacts[]): readonly PublicTicketFacts[] {
  const byId = new Map(tickets.map((ticket) => [ticket.id, ticket]));
  return [...byId.values()].sort((a, b) => b.stake - a.stake).slice(0, MAX_NAMED_TICKETS);
}
