import type { Table } from "@fairhouse/kernel/game.ts";
import type { Pool } from "pg";
import type { Games } from "../ports.ts";
import { refund, voidedEnding } from "../round/end/ending.ts";
import type { RoundSettlement } from "../round/end/round-settlement.ts";
import { OPEN_PHASES } from "../round/round.ts";
import { type RoundStore, reveal } from "../round/round-store.ts";
import type { ChainStore } from "../seed/chain-store.ts";

export interface VoidParts {
  readonly pool: Pool;
  readonly games: Games;
  readonly store: RoundStore;
  readonly chains: ChainStore;
  readonly settlement: Pick<RoundSettlement, "settle">;
}

/**
 * Voids every open round, because its link may be public, and gives its stakes back. Reveals the links that the last
 * rounds of tables would have passed on to the next: a shoe is over. No server drives a table meanwhile.
 * @returns the number of open rounds.
 */
export async function voidOpenRounds(parts: VoidParts, reason: string): Promise<number> {
  const { rows } = await parts.pool.query<{ table: string; game: string; game_version: number }>(
    `select distinct on ("table") "table", game, game_version from play_round order by "table", number desc`,
  );
  let voided = 0;
  for (const { table, game, game_version } of rows) {
    const row = await parts.store.last(table);
    if (row === null) continue;
    if (OPEN_PHASES.includes(row.phase)) {
      await voidRound(parts, tableOf(parts.games, { table, game, version: game_version }), reason);
      voided += 1;
    } else if (row.revealed === null) {
      const chain = await parts.chains.byId(row.chain);
      await reveal(parts.pool, row.chain, row.link, chain.link(row.link));
    }
  }
  return voided;
}

async function voidRound({ store, settlement }: VoidParts, table: Table, reason: string): Promise<void> {
  const row = await store.last(table.id);
  if (row === null) return;
  const round = await store.revive(row, table);
  const open = (await store.book(round)).filter(({ payout }) => payout === null);
  const settled = await settlement.settle(round, OPEN_PHASES, open.map(refund), voidedEnding(round, reason));
  if (settled === null) throw new Error(`round ${round.id} is driven by somebody`);
}

/** @throws Error if the rules of its version are gone. */
function tableOf(games: Games, { table, game, version }: { table: string; game: string; version: number }): Table {
  const rules = games.version(game, version);
  const found = rules?.kind === "round" ? rules.tables.find(({ id }) => id === table) : undefined;
  if (found === undefined) throw new Error(`no table ${table} in the rules of ${game} version ${version}`);
  return found;
}
