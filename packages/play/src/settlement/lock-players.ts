import { binaryColumn } from "@fairhouse/ledger/binary-array.ts";
import type { PoolClient } from "pg";

/**
 * Locks players in the order of their ids and returns those whose version is not the one that was read; null was never
 * read. Ten thousand are compared in the database, which returns the few that differ: reading all of them would keep
 * everything else in this process waiting.
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
