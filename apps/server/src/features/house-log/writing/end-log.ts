import { inTransaction } from "@fairhouse/platform/transaction.ts";
import type pg from "pg";
import { NEWEST_OF_DUMP } from "../entries/place.ts";

/**
 * Ends the running log, because the database went back in time, and makes room for the next one, which a server begins.
 * Repeating it changes nothing.
 */
export async function endLog(pool: pg.Pool, because: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `update house_log set ended_at = clock_timestamp(), ended_because = $1 where ended_at is null and origin is not null`,
      [because],
    );
    if (rowCount === 0) return;
    await client.query(
      `insert into house_log (n, start, place, since)
        select max(n) + 1, pg_current_snapshot(), pg_current_snapshot(), ${NEWEST_OF_DUMP} from house_log`,
    );
  });
}
