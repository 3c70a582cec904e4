import { inTransaction } from "@fairhouse/platform/transaction.ts";
import { Frontier } from "@fairhouse/transparency/frontier.ts";
import { splitHashes } from "@fairhouse/transparency/hash.ts";
import type pg from "pg";

/** A log as its row says. */
export interface LogRow {
  readonly n: number;
  /** False once it has ended. */
  readonly running: boolean;
  /** Null until a server has begun it. */
  readonly origin: string | null;
  readonly vkey: string | null;
  readonly place: string;
  readonly since: string | null;
  readonly size: number;
  readonly frontier: Buffer;
  readonly last_beat: Date | null;
  readonly last_day: string | null;
  readonly rules: readonly string[];
  readonly offered: string | null;
  readonly head_size: number;
  readonly head: string | null;
}

/** Columns of `house_log`, as in {@link LogRow}. */
export const logColumns = `n, ended_at is null as running, origin, vkey, place::text as place, since::text as since, size, frontier, last_beat, last_day::text as last_day, rules, offered, head_size, head`;

/** Reads the log that is being written; null between the end of one and the beginning of the next. */
export async function readRunningLog(db: pg.Pool | pg.PoolClient): Promise<LogRow | null> {
  const { rows } = await db.query<LogRow>({
    name: "log-running",
    text: `select ${logColumns} from house_log where ended_at is null`,
  });
  return rows[0] ?? null;
}

/** Reads the log that is being written, and then those that have ended with a published head. */
export async function readLogs(db: pg.Pool): Promise<readonly LogRow[]> {
  const { rows } = await db.query<LogRow>({
    name: "log-all",
    text: `select ${logColumns} from house_log where ended_at is null or head is not null order by ended_at is not null, n`,
  });
  return rows;
}

export interface Term {
  readonly n: number;
  /** Raised by every take-over; every write of the log tests it. */
  readonly fence: number;
}

/** Takes the log for a while, or keeps it. Null while another server writes it, or none is begun. */
export async function takeLog(pool: pg.Pool, server: string, leaseMs: number): Promise<Term | null> {
  return inTransaction(pool, async (client) => {
    const taken = await client.query({
      name: "log-take-lease",
      text: `update house_log_lease set driver = $1, until = clock_timestamp() + $2 * interval '1 ms'
        where driver = $1 or until < clock_timestamp()`,
      values: [server, leaseMs],
    });
    if (taken.rowCount === 0) return null;
    const { rows } = await client.query<Term>({
      name: "log-take",
      text: `with taken as (
          update house_log set driver = $1, fence = fence + 1 where ended_at is null and driver is distinct from $1 returning n, fence)
        select n, fence from taken union all
        select n, fence from house_log where ended_at is null and driver = $1 and not exists (select from taken)`,
      values: [server],
    });
    return rows[0] ?? null;
  });
}

/** Keeps the log for longer, if it is still this server's. */
export async function keepLease(pool: pg.Pool, server: string, leaseMs: number): Promise<void> {
  await pool
    .query({
      name: "log-keep-lease",
      text: "update house_log_lease set until = clock_timestamp() + $2 * interval '1 ms' where driver = $1",
      values: [server, leaseMs],
    })
    .catch(() => {
      // The next write of this server fails as well, or another server has the log by then.
    });
}

/** Lets another server take the log at once. */
export async function leaveLog(pool: pg.Pool, server: string): Promise<void> {
  await pool.query({
    name: "log-leave",
    text: "update house_log_lease set until = '-infinity' where driver = $1",
    values: [server],
  });
}

export function frontierOf({ size, frontier }: Pick<LogRow, "size" | "frontier">): Frontier {
  return new Frontier(size, splitHashes(frontier));
}

/** A bundle as the database has it. */
export interface BundleRow {
  readonly index: number;
  readonly entries: Buffer;
  readonly leaves: Buffer;
}

export async function readBundles(
  db: pg.Pool | pg.PoolClient,
  log: number,
  from: number,
  most: number,
): Promise<readonly BundleRow[]> {
  const { rows } = await db.query<BundleRow>({
    name: "log-bundles",
    text: "select index, entries, leaves from house_log_bundle where log = $1 and index >= $2 order by index limit $3",
    values: [log, from, most],
  });
  return rows;
}

/** Offers a signed head to the other servers, before anybody else sees it. @returns false if the log is another server's now. */
export async function offerHead(pool: pg.Pool, { n, fence }: Term, note: string, size: number): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: "log-offer",
    text: "update house_log set offered = $3, offered_size = $4 where n = $1 and fence = $2 and ended_at is null and offered_size <= $4",
    values: [n, fence, note, size],
  });
  return rowCount === 1;
}

/** Publishes a signed head. @returns false if the log is another server's now. */
export async function publishHead(pool: pg.Pool, { n, fence }: Term, note: string, size: number): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: "log-head",
    text: "update house_log set head = $3, head_size = $4 where n = $1 and fence = $2 and ended_at is null and head_size <= $4",
    values: [n, fence, note, size],
  });
  return rowCount === 1;
}

/** Says how far this server holds a log beside its keys, and that it lives. */
export async function holdHead(
  pool: pg.Pool,
  server: string,
  log: number,
  size: number,
  livesMs: number,
): Promise<void> {
  await pool.query({
    name: "log-hold-head",
    text: `insert into house_log_holder (server, log, size, until) values ($1, $2, $3, clock_timestamp() + $4 * interval '1 ms')
      on conflict (server) do update set log = excluded.log, size = excluded.size, until = excluded.until`,
    values: [server, log, size, livesMs],
  });
}

/** True if all living servers but one hold a log up to a size. */
export async function isHeld(pool: pg.Pool, log: number, size: number, besides: string): Promise<boolean> {
  const { rows } = await pool.query<{ held: boolean }>({
    name: "log-is-held",
    text: `select not exists (
        select from house_log_holder where until > clock_timestamp() and server <> $3 and (log, size) < ($1, $2)) as held`,
    values: [log, size, besides],
  });
  return rows[0]?.held === true;
}

/** Forgets servers that have not lived for a day, and this one if it stops in order. */
export async function forgetHolders(pool: pg.Pool, stopping: string | null): Promise<void> {
  await pool.query({
    name: "log-forget-holders",
    text: "delete from house_log_holder where until < clock_timestamp() - interval '1 day' or server = $1",
    values: [stopping],
  });
}
