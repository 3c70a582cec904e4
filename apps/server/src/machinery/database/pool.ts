import pg from "pg";

const INT8 = 20;
const INT8_ARRAY = 1016;
const INTEGER_TEXT = /-?\d+/g;
/** A statement that takes this long is stuck: the longest of the house settles 10,000 tickets in under a second. */
const STATEMENT_TIMEOUT_MS = 30_000;
/** Longer than the server's own limit: a server that has not answered by then cannot be reached. */
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5_000;
const CONNECT_TIMEOUT_MS = 10_000;

/** Connections of a server that features open in threads of their own. */
export const FOR_THREADS = 2;

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} passes 2^53 - 1`);
  return value;
}

/**
 * The types of values: int8 as number (never silently rounded), everything else like pg (timestamptz as Date, bytea as
 * Buffer).
 */
export const valueTypes = new pg.TypeOverrides();
valueTypes.setTypeParser(INT8, parseInt8);
valueTypes.setTypeParser(INT8_ARRAY, (text) => (text.match(INTEGER_TEXT) ?? []).map(parseInt8));

export interface PoolOptions {
  readonly url: string;
  readonly connections: number;
  /** Shown in pg_stat_activity. */
  readonly name: string;
  /** True if statements on one client may follow each other without waiting for answers. */
  readonly pipeline?: boolean;
  /**
   * Called before a new connection is used for the first time; an error goes to the caller who wanted the connection.
   */
  readonly onConnect?: (client: pg.ClientBase) => Promise<void>;
  /** Called for connections that broke while idle; the pool replaces them by itself. */
  readonly onIdleError: (error: Error) => void;
}

export function createPool(options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections,
    application_name: options.name,
    types: valueTypes,
    pipeline: options.pipeline ?? false,
    ...(options.onConnect === undefined ? {} : { onConnect: options.onConnect }),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
  });
  pool.on("error", options.onIdleError);
  // The pool does not listen to a checked-out client, and a connection that breaks between two statements of a
  // transaction would end the process. The next statement of that transaction fails instead.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/** Makes new connections lead to another address of the same database; those to the old one are broken already. */
export function redirect(pool: pg.Pool, url: string): void {
  pool.options.connectionString = url;
}
