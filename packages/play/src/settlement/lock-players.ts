import { binaryColumn } from "@fairhouse/ledger/binary-array.ts";
import type { PoolClient } from "pg";

// Queries of a settlement inside its transaction. Ten thousand tickets are compared in the database, which returns the
// few that differ: reading all of them would keep everything else in this process waiting.

/** Counts the open tickets of the round, and names the decided ones that are no longer open. Ids are UUIDs. */
export async function standOf(
  client: PoolClient,
  round: string,
  decided: readonly string[],
): Promise<{ readonly open: number; readonly settled: ReadonlySet<string> }> {
  const { rows } = await client.query<{ open: number; settled: string[] }>(
    `with open as materialized (select id from play_bet where round = $1 and settled_at is null)
     select (select count(*) from open) as open,
       array(select id from unnest($2::uuid[]) as decided(id) where id not in (select id from open)) as settled`,
    [round, binaryColumn(decided, "uuid")],
  );
  const [row] = rows;
  if (!row) throw new Error(`no answer about the tickets of round ${round}`);
  return { open: row.open, settled: new Set(row.settled) };
}

/**
 * Locks players in the order of their ids and returns those whose version is not the one that was read; null was never
 * read.
 */
export async function lockPlayers(
  client: PoolClient,
  read: readonly { readonly id: string; readonly version: number | null }[],
): Promise<ReadonlySet<string>> {
  const ids = read.map(({ id }) => id);
  const versions = read.map(({ version }) => version);
  const { rows } = await client.query<{ id: string }>(
    `with locked as materialized (
       select id, version from play_player where id = any($1::uuid[]) order by id for update)
     select w.id from unnest($1::uuid[], $2::bigint[]) as w(id, version) left join locked l using (id)
     where l.version is distinct from w.version`,
    [binaryColumn(ids, "uuid"), binaryColumn(versions, "bigint")],
  );
  return new Set(rows.map(({ id }) => id));
}
