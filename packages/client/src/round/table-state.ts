import type { TableEvent, TableSnapshot } from "@fairhouse/protocol/table.ts";
import { fold } from "@fairhouse/protocol/table-fold.ts";

/** A table as this page knows it: the last snapshot plus the events since. */
export interface TableState {
  readonly snapshot: TableSnapshot | null;
  /** Events that came while a snapshot was being fetched, or after a gap. */
  readonly early: readonly TableEvent[];
  /** True if an event was missed: the table may be outdated until the next snapshot. */
  readonly stale: boolean;
}

export const noTable: TableState = { snapshot: null, early: [], stale: true };

/** Most early events that are kept; a snapshot later than that makes older ones useless anyway. */
const MAX_EARLY = 500;

export function withSnapshot(state: TableState, snapshot: TableSnapshot): TableState {
  // Two snapshots may overtake each other in flight.
  if (state.snapshot !== null && !state.stale && snapshot.version < state.snapshot.version) return state;
  const fresh: TableState = { snapshot, early: [], stale: false };
  const later = [...state.early].sort((a, b) => a.version - b.version);
  return later.reduce(withEvent, fresh);
}

/** Applies an event if it is the next one. Older ones are ignored, and after a gap the table is stale. */
export function withEvent(state: TableState, event: TableEvent): TableState {
  const { snapshot } = state;
  if (snapshot === null || state.stale) return { ...state, early: [...state.early, event].slice(-MAX_EARLY) };
  if (event.table !== snapshot.table || event.version <= snapshot.version) return state;
  if (event.version > snapshot.version + 1) return { ...state, stale: true, early: [event] };
  return { ...state, snapshot: fold(snapshot, event) };
}
