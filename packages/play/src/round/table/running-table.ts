import type { AnyRoundGame } from "@fairhouse/kernel/any-game.ts";
import type { RunningTables, TableSnapshot } from "@fairhouse/protocol/table.ts";

/** Returns what a list of tables shows of one. Nothing that a round reveals is part of it. */
export function runningTable(snapshot: TableSnapshot, { leaving }: AnyRoundGame): RunningTables["tables"][number] {
  const { table, game, round, ticketCount, ticketTotal, now } = snapshot;
  const flownMs = round?.phase === "running" && round.startedAt !== null ? Math.max(0, now - round.startedAt) : null;
  return {
    table,
    game,
    phase: round?.phase ?? null,
    closesAt: round?.closesAt ?? null,
    multiplier: flownMs === null ? null : (leaving?.multiplierAt(flownMs) ?? null),
    ticketCount,
    ticketTotal,
  };
}
