import type { Pool, PoolClient } from "pg";

/**
 * Runs the work in one transaction and commits it; whatever it throws rolls back and is thrown on. The caller does not wait for the
 * rollback: on a connection that does not answer any more it would take as long again, and nobody sees what was not committed.
 * A connection whose rollback fails is closed instead of being given to the next caller.
 */
export async function inTransaction<Value>(pool: Pool, work: (client: PoolClient) => Promise<Value>): Promise<Value> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    const value = await work(client);
    await client.query("COMMIT");
    client.release();
    return value;
  } catch (error) {
    client.query("ROLLBACK").then(
      () => client.release(),
      () => client.release(true),
    );
    throw error;
  }
}

/** Rolls the transaction of a connection back after an error. A lost connection has nothing to roll back any more. */
export async function rollBack(client: PoolClient): Promise<void> {
  await client.query("rollback").catch(() => {
    // Its loss is the error that the caller throws on.
  });
}
