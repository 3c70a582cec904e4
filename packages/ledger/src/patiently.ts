import type { PoolClient, QueryConfig, QueryResult, QueryResultRow } from "pg";

/** The most that a timer of Node.js can wait: 24 days. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Lets the statements of the present transaction take as long as they need: the limits of a pool are made for those of a bet. */
export async function takeTime(client: PoolClient): Promise<void> {
  await client.query("set local statement_timeout = 0");
}

/** Asks without the limit that the driver itself has for answers. */
export function queryPatiently<Row extends QueryResultRow>(
  client: PoolClient,
  text: string,
  values: unknown[] = [],
): Promise<QueryResult<Row>> {
  const query: QueryConfig & { readonly query_timeout: number } = { text, values, query_timeout: LONGEST_WAIT_MS };
  return client.query<Row>(query);
}
