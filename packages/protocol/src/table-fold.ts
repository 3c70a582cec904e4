import type { PublicTicket, TableEvent, TableSnapshot } from "./table.ts";

/** Most tickets that a snapshot or an event names; these are the largest ones. */
export const MAX_NAMED_TICKETS = 100;
/** Most finished rounds that a snapshot lists. */
export const MAX_RECENT_ROUNDS = 20;

const NO_TICKETS = { tickets: [], ticketCount: 0, ticketTotal: 0, positions: {} };

/** Returns a table before its first round. */
export function emptyTable(facts: Pick<TableSnapshot, "table" | "times" | "game" | "gameVersion">): TableSnapshot {
  return { ...facts, version: 0, now: 0, round: null, ...NO_TICKETS, recent: [] };
}

/**
 * Returns a table after an event: the same on the server that drives it, on every other server and in every browser, so
 * that a snapshot equals the fold of the events before it. Pure. Events of a round other than the one shown change
 * nothing but the version.
 */
export function fold(before: TableSnapshot, event: TableEvent): TableSnapshot {
  const table = { ...before, version: event.version };
  if (event.type === "opened") return { ...table, ...NO_TICKETS, round: event.round };
  const { round } = table;
  const roundId = "round" in event ? event.round.id : event.roundId;
  if (round?.id !== roundId) return table;
  switch (event.type) {
    case "clock":
      return { ...table, round: { ...round, closesAt: event.closesAt } };
    case "tickets": {
      const { ticketCount, ticketTotal, positions } = event;
      return { ...table, tickets: largest([...table.tickets, ...event.tickets]), ticketCount, ticketTotal, positions };
    }
    case "takenBack": {
      const { ticketCount, ticketTotal, positions } = event;
      const gone = new Set(event.tickets);
      const tickets = table.tickets.filter(({ id }) => !gone.has(id));
      return { ...table, tickets, ticketCount, ticketTotal, positions };
    }
    case "left":
      return { ...table, tickets: changed(table.tickets, event.tickets) };
    case "started":
      return { ...table, round: event.round };
    case "ended": {
      const others = table.recent.filter(({ id }) => id !== event.past.id);
      const recent = [event.past, ...others].slice(0, MAX_RECENT_ROUNDS);
      return { ...table, round: event.round, tickets: changed(table.tickets, event.paid), recent };
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
