import type { Table } from "@fairhouse/kernel/game.ts";
import { roundFacts } from "./round.ts";
import type { RoundRecords } from "./round-records.ts";
import type { RoundStore } from "./round-store.ts";
import { EMPTY_VIEW, type TableView } from "./table-view.ts";

export interface ViewParts {
  readonly store: RoundStore;
  readonly records: RoundRecords;
}

/** A table as the database shows it: where a driver starts from, and what is shown when no driver answers. */
export async function viewOf({ store, records }: ViewParts, table: Table): Promise<TableView> {
  const last = await store.last(table.id);
  if (!last) return EMPTY_VIEW;
  const round = await store.revive(last, table);
  const recent = await records.recent(table.id);
  const tally = await records.tally(last.id);
  const facts = roundFacts(round, {
    phase: last.phase,
    closesAt: last.closes_at?.getTime() ?? null,
    startedAt: last.started_at?.getTime() ?? null,
    outcome: last.outcome,
    link: last.revealed,
    interrupted: last.interrupted,
  });
  return { round: facts, ...tally, recent };
}
