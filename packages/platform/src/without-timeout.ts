import type { PoolClient, QueryConfig, QueryResult, QueryResultRow } from "pg";

/** The longest wait of a timer in Node.js: 24 days. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * Lets the statements of the current transaction take as long as they need: the limits of a pool are meant for those of
 * a bet.
 */
export async function takeTime(client: PoolClient): Promise<void> {
  await client.query("set local statement_timeout = 0");
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
