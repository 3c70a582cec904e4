import type pg from "pg";

/**
 * Runs the work in one transaction and commits it; whatever it throws rolls back and is thrown on.
 * A connection whose rollback fails is broken: it is closed instead of being given to the next caller.
 */
export async function inTransaction<Value>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query("BEGIN");
    const value = await work(client);
    await client.query("COMMIT");
    return value;
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
