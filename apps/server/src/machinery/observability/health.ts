import type { Clock } from "@fairhouse/platform/clock.ts";
import type pg from "pg";
import { DatabaseError } from "pg";
import type { Logger } from "pino";
import { z } from "zod";
import { AppError } from "../http/errors.ts";
import type { AppInstance } from "../http/instance.ts";

const PATIENCE_MS = 2000;
/**
 * One check of the database serves everybody who asks within this time, so that load balancers need no limit that a
 * flood could exhaust.
 */
const VALID_MS = 1000;
/** Interval of the check that the disk accepts writes. */
const WRITE_EVERY_MS = 10_000;
/** Number of rows of almost a page: half a megabyte, more than a burst of bets takes. */
const ROWS = 64;
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * `/healthz` for load balancers and supervisors: 200 while this server and its database answer and can store a bet, 503
 * otherwise. With a full disk every query is answered and every bet refused, so now and then rows are written, and
 * rolled back.
 */
export function healthRoute(
  app: AppInstance,
  { pool, clock, log }: { pool: pg.Pool; clock: Clock; log: Logger },
): void {
  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<void> = Promise.resolve();
  let written = Number.NEGATIVE_INFINITY;
  let looking = false;

  const look = async () => {
    looking = true;
    try {
      await pool.query("select 1");
      if (clock.monotonic() - written < WRITE_EVERY_MS) return;
      await tryToWrite(pool);
      written = clock.monotonic();
    } finally {
      looking = false;
    }
  };
  app.get(
    "/healthz",
    { schema: { response: { 200: z.object({ status: z.literal("ok") }) } } },
    async (_request, reply) => {
      if (!looking && clock.monotonic() - asked >= VALID_MS) {
        asked = clock.monotonic();
        answer = within(PATIENCE_MS, look());
        answer.catch((error: unknown) => log.warn({ err: error }, "the database is down or accepts no writes"));
      }
      reply.header("cache-control", "no-store");
      await answer;
      return { status: "ok" as const };
    },
  );
}

/**
 * Writes new pages of a separate table, which the rollback frees: a row in an old page would reveal nothing about the
 * disk.
 */
async function tryToWrite(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await emptyProbe(client);
    await client.query(`insert into house_probe (filler) select repeat('x', 8000) from generate_series(1, ${ROWS})`);
    await client.query("rollback");
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/**
 * Empties the table unless somebody reads it: a dump reads all tables for as long as it takes. The rows are then written
 * behind those before, and the next look frees them.
 */
async function emptyProbe(client: pg.PoolClient): Promise<void> {
  await client.query("savepoint filled");
  try {
    await client.query("lock table house_probe in access exclusive mode nowait");
    await client.query("truncate house_probe");
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error;
    await client.query("rollback to savepoint filled");
  }
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError("busy")), ms).unref();
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
