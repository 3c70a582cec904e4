import type { Table } from "@fairhouse/kernel/game.ts";
import type { Clock } from "@fairhouse/platform/clock.ts";
import type { TableView } from "@fairhouse/protocol/table.ts";
import { EMPTY_VIEW } from "@fairhouse/protocol/table-fold.ts";
import { roundView } from "../round.ts";
import type { RoundRecords } from "../round-records.ts";
import type { RoundRow, RoundStore } from "../round-store.ts";

export interface ViewParts {
  readonly store: RoundStore;
  readonly records: RoundRecords;
  readonly clock: Clock;
}

/**
 * Returns a table as the database shows it: the starting point of a driver, and the view shown while no driver answers.
 */
export async function viewOf({ store, records, clock }: ViewParts, table: Table): Promise<TableView> {
  const last = await store.last(table.id);
  if (!last) return EMPTY_VIEW;
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
  return { round: shown, ...tally, recent };
}

/** True if a round is settled and still being shown. */
export function isRevealing({ shown_at }: Pick<RoundRow, "shown_at">, now: number): boolean {
  return shown_at !== null && shown_at.getTime() > now;
}

function revealMs({ started_at, shown_at }: RoundRow): number | null {
  return started_at && shown_at && shown_at.getTime() - started_at.getTime();
}
