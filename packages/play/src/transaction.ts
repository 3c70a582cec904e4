import type { Pool, PoolClient } from "pg";

/** Runs work in a transaction: commits what it did, or, when it throws, undoes it and throws on. */
export async function inTransaction<Value>(pool: Pool, work: (client: PoolClient) => Promise<Value>): Promise<Value> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const value = await work(client);
    await client.query("commit");
    client.release();
    return value;
  } catch (error) {
    // A client whose transaction ended in an error may be broken; ending its connection rolls back.
    client.release(true);
    throw error;
  }
}
