import type { PoolClient, QueryConfig, QueryResult, QueryResultRow } from "pg";

/** The longest wait of a timer in Node.js: 24 days. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * Lets the statements of the current transaction take as long as they need: the limits of a pool are meant for those of
 * a bet. A statement ends with its client, however that ends; else PostgreSQL would notice only at its next answer.
 */
export async function takeTime(client: PoolClient): Promise<void> {
  await client.query("set local statement_timeout = 0");
  await client.query("savepoint alone");
  await client.query("set local client_connection_check_interval = '1s'").catch(async () => {
    // A database on Windows cannot tell whether its client is there.
    await client.query("rollback to alone");
  });
  await client.query("release alone");
}

/** Runs a query without the client-side timeout of the driver. */
export function queryWithoutTimeout<Row extends QueryResultRow>(
  client: PoolClient,
  text: string,
  values: unknown[] = [],
): Promise<QueryResult<Row>> {
  const query: QueryConfig & { readonly query_timeout: number } = { text, values, query_timeout: LONGEST_WAIT_MS };
  return client.query<Row>(query);
}
