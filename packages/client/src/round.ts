import type { PastRound, PublicTicket, RoundView, TableEvent, TableSnapshot } from "@fairhouse/protocol/table.ts";

/** A table as this page knows it: the last snapshot with the events since. */
export interface TableState {
  readonly snapshot: TableSnapshot | null;
  /** Events that came while a snapshot was being fetched, or after a gap. */
  readonly early: readonly TableEvent[];
  /** An event was missed: what is shown may be old until the next snapshot. */
  readonly stale: boolean;
}

export const noTable: TableState = { snapshot: null, early: [], stale: true };

/** Early events are kept up to here; a snapshot that is later than that many events makes the older ones useless anyway. */
const MAX_EARLY = 500;
const MAX_RECENT = 40;
/** The largest tickets are listed; count and total speak of all. */
export const MAX_LISTED_TICKETS = 200;

export function withSnapshot(state: TableState, snapshot: TableSnapshot): TableState {
  // Two snapshots may overtake each other on the way.
  if (state.snapshot !== null && !state.stale && snapshot.version < state.snapshot.version) return state;
  const fresh: TableState = { snapshot, early: [], stale: false };
  const later = [...state.early].sort((a, b) => a.version - b.version);
  return later.reduce(withEvent, fresh);
}

/** Applies an event when it is the next one; older ones are ignored, and after a gap the table is stale. */
export function withEvent(state: TableState, event: TableEvent): TableState {
  const { snapshot } = state;
  if (snapshot === null || state.stale) return { ...state, early: [...state.early, event].slice(-MAX_EARLY) };
  if (event.table !== snapshot.table || event.version <= snapshot.version) return state;
  if (event.version > snapshot.version + 1) return { ...state, stale: true, early: [event] };
  return { ...state, snapshot: { ...applied(snapshot, event), version: event.version } };
}

function applied(table: TableSnapshot, event: TableEvent): TableSnapshot {
  switch (event.type) {
    case "opened":
      return { ...table, round: event.round, tickets: [], ticketCount: 0, ticketTotal: 0 };
    case "started":
      return { ...table, round: event.round };
    case "ended":
      return { ...table, round: event.round, recent: withPast(table.recent, event.round) };
    case "clock":
      return withRound(table, event.roundId, (round) => ({ ...table, round: { ...round, closesAt: event.closesAt } }));
    case "tickets":
      return withRound(table, event.roundId, () => ({
        ...table,
        tickets: joined(table.tickets, event.tickets),
        ticketCount: event.ticketCount,
        ticketTotal: event.ticketTotal,
      }));
    case "takenBack":
      return withRound(table, event.roundId, () => ({
        ...table,
        tickets: table.tickets.filter(({ id }) => !event.tickets.includes(id)),
        ticketCount: event.ticketCount,
        ticketTotal: event.ticketTotal,
      }));
    case "left":
      return withRound(table, event.roundId, () => ({ ...table, tickets: departed(table.tickets, event.tickets) }));
  }
}

/** Events of a round that is not on the table any more change nothing. */
function withRound(table: TableSnapshot, roundId: string, change: (round: RoundView) => TableSnapshot): TableSnapshot {
  return table.round?.id === roundId ? change(table.round) : table;
}

function joined(known: readonly PublicTicket[], placed: readonly PublicTicket[]): PublicTicket[] {
  const ids = new Set(placed.map(({ id }) => id));
  const all = [...known.filter(({ id }) => !ids.has(id)), ...placed];
  return all.sort((a, b) => b.stake - a.stake).slice(0, MAX_LISTED_TICKETS);
}

function departed(
  known: readonly PublicTicket[],
  left: readonly { readonly id: string; readonly leftAt: number; readonly payout: number }[],
): PublicTicket[] {
  const byId = new Map(left.map((ticket) => [ticket.id, ticket]));
  return known.map((ticket) => ({ ...ticket, ...byId.get(ticket.id) }));
}

function withPast(recent: readonly PastRound[], round: RoundView): PastRound[] {
  const past: PastRound = {
    id: round.id,
    number: round.number,
    outcome: round.outcome,
    link: round.link,
    index: 0,
    settledAt: "",
    voided: round.phase === "voided",
    interrupted: round.interrupted,
  };
  return [past, ...recent.filter(({ id }) => id !== round.id)].slice(0, MAX_RECENT);
}
