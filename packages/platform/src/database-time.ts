import type { Pool, PoolClient } from "pg";

/** Reads the clock of the database, which all servers share. */
export async function databaseTime(db: Pool | PoolClient): Promise<Date> {
  const { rows } = await db.query<{ now: Date }>("select clock_timestamp() as now");
  const [row] = rows;
  if (row === undefined) throw new Error("the database tells no time");
  return row.now;
}
