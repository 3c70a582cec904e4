import type { PublicTicket, TableHappening, TableView } from "./table.ts";

/** Most tickets that a view or an event names; these are the largest ones. */
export const MAX_NAMED_TICKETS = 100;
/** Most finished rounds that a view lists. */
export const MAX_RECENT_ROUNDS = 20;

export const EMPTY_VIEW: TableView = {
  round: null,
  tickets: [],
  ticketCount: 0,
  ticketTotal: 0,
  positions: {},
  recent: [],
};

/**
 * Returns a table after an event: the same on the server that drives it, on every other server and in every browser, so
 * that a snapshot equals the fold of the events before it. Pure. Events of a round other than the one shown change
 * nothing.
 */
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
      const { ticketCount, ticketTotal, positions } = event;
      return { ...view, tickets: largest([...view.tickets, ...event.tickets]), ticketCount, ticketTotal, positions };
    }
    case "takenBack": {
      const { ticketCount, ticketTotal, positions } = event;
      const gone = new Set(event.tickets);
      const tickets = view.tickets.filter(({ id }) => !gone.has(id));
      return { ...view, tickets, ticketCount, ticketTotal, positions };
    }
    case "left":
      return { ...view, tickets: changed(view.tickets, event.tickets) };
    case "started":
      return { ...view, round: event.round };
    case "ended": {
      const others = view.recent.filter(({ id }) => id !== event.past.id);
      const recent = [event.past, ...others].slice(0, MAX_RECENT_ROUNDS);
      return { ...view, round: event.round, tickets: changed(view.tickets, event.paid), recent };
    }
  }
}

/** Returns the largest tickets by stake, each once; the earlier of two equals comes first. */
export function largest(tickets: readonly PublicTicket[]): readonly PublicTicket[] {
  const byId = new Map(tickets.map((ticket) => [ticket.id, ticket]));
  return [...byId.values()].sort((a, b) => b.stake - a.stake).slice(0, MAX_NAMED_TICKETS);
}

function changed(
  tickets: readonly PublicTicket[],
  changes: readonly (Partial<PublicTicket> & { readonly id: string })[],
): readonly PublicTicket[] {
  if (changes.length === 0) return tickets;
  const byId = new Map(changes.map((change) => [change.id, change]));
  return tickets.map((ticket) => ({ ...ticket, ...byId.get(ticket.id) }));
}
