import type { Entry } from "@fairhouse/house-log/entry.ts";
import { stateHash } from "@fairhouse/house-log/state-hash.ts";
import type pg from "pg";

interface PriceRow {
  readonly fact: string;
  readonly version: number;
  readonly state: unknown;
  readonly at: Date;
}

/** Takes published prices that wait for their entries, the oldest first. `isAll`: none is left. */
export async function takePrices(
  client: pg.PoolClient,
  most: number,
): Promise<{ readonly entries: readonly Entry[]; readonly isAll: boolean }> {
  const { rows } = await client.query<PriceRow>({
    name: "log-prices",
    text: `with taken as (
        delete from house_log_price where id in (select id from house_log_price order by id limit $1)
        returning id, fact, version, state, at)
      select fact, version, state, at from taken order by id`,
    values: [most],
  });
  const entries = rows.map(({ fact, version, state, at }) => ({
    kind: "price" as const,
    fact,
    step: version,
    state: stateHash(state),
    time: at.getTime(),
  }));
  return { entries, isAll: rows.length < most };
}
