import type { Table } from "@fairhouse/kernel/game.ts";
import type { Clock } from "@fairhouse/platform/clock.ts";
import type { TableSnapshot } from "@fairhouse/protocol/table.ts";
import { roundView } from "../round.ts";
import type { RoundRecords } from "../round-records.ts";
import type { RoundRow, RoundStore } from "../round-store.ts";

export interface StoredTableParts {
  readonly store: RoundStore;
  readonly records: RoundRecords;
  readonly clock: Clock;
}

/**
 * Reads a table as the database shows it: the starting point of a driver, and shown while no driver answers. `empty` is
 * the table before its first round.
 */
export async function readTable(
  { store, records, clock }: StoredTableParts,
  table: Table,
  empty: TableSnapshot,
): Promise<TableSnapshot> {
  const last = await store.last(table.id);
  if (!last) return empty;
  const round = await store.revive(last, table);
  const recent = await records.recent(round.game, table.id);
  const tally = await records.tally(round);
  const revealing = isRevealing(last, clock.now());
  const shown = roundView(round, {
    phase: revealing ? "running" : last.phase,
    closesAt: last.closes_at?.getTime() ?? null,
    startedAt: last.started_at?.getTime() ?? null,
    revealMs: revealMs(last),
    outcome: last.outcome,
    link: revealing ? null : last.revealed,
    interrupted: last.interrupted,
  });
  return { ...empty, round: shown, ...tally, recent };
}

/** True if a round is settled and still being shown. */
export function isRevealing({ shown_at }: Pick<RoundRow, "shown_at">, now: number): boolean {
  return shown_at !== null && shown_at.getTime() > now;
}

function revealMs({ started_at, shown_at }: RoundRow): number | null {
  return started_at && shown_at && shown_at.getTime() - started_at.getTime();
}
