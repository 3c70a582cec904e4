import type { Clock } from "@fairhouse/platform/clock.ts";
import { databaseTime } from "@fairhouse/platform/database-time.ts";
import { every, type Job } from "@fairhouse/platform/every.ts";
import type pg from "pg";
import type { Logger } from "pino";
import type { FeedEvents } from "./feed-events.ts";
import { FeedError, type OddsFeed } from "./odds-feed.ts";

export interface FeedJobParts {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly log: Pick<Logger, "warn" | "error">;
  readonly feed: OddsFeed;
  readonly events: FeedEvents;
  /** Seconds between two questions about prices. */
  readonly everyS: number;
  /** True while nothing may be written, because the database went back. */
  readonly isShut: () => boolean;
}

type Question = "prices" | "results";

const RESULTS_EVERY_S = 300;
/** Time between two looks whether it is time to ask: servers take turns by the times in the database. */
const LOOK_EVERY_MS = 5_000;

/** Asks a feed, on one server at a time, and applies its answers. */
export function followFeed({ pool, clock, log, feed, events, everyS, isShut }: FeedJobParts): Job {
  /** Runs a question if it is due, and nobody else asks it. */
  const due = async (what: Question, seconds: number, ask: (at: Date) => Promise<void>) => {
    const at = await claim(pool, feed.id, what, seconds);
    if (at === null) return;
    try {
      await ask(at);
      await pool.query(`update sports_feed set ${what}_failure = null where id = $1`, [feed.id]);
    } catch (error) {
      if (!(error instanceof FeedError)) throw error;
      log.warn({ feed: feed.id, kind: error.kind, why: error.message }, "the feed of events gave nothing");
      await pause(pool, feed.id, what, error);
    }
  };
  const work = async () => {
    if (isShut()) return;
    // Servers have clocks of their own, so that of the database tells how old an answer is.
    await due("prices", everyS, async (at) => events.prices(await feed.prices(), at, await databaseTime(pool)));
    // Each answer costs credits of the feed's user.
    if (!(await events.awaitResults())) return;
    await due("results", RESULTS_EVERY_S, async () => events.results(await feed.results(), await databaseTime(pool)));
  };
  return every(clock, LOOK_EVERY_MS, work, {
    firstMs: 0,
    failed: (error) => log.error({ err: error, feed: feed.id }, "the feed of events could not be followed"),
  });
}

/** Takes the turn to ask a feed. @returns the time of the question; null if it is not due, or another server asks. */
async function claim(pool: pg.Pool, id: string, what: Question, seconds: number): Promise<Date | null> {
  await pool.query("insert into sports_feed (id) values ($1) on conflict do nothing", [id]);
  const { rows } = await pool.query<{ at: Date }>(
    `update sports_feed set ${what}_at = clock_timestamp()
     where id = $1 and ${what}_at <= clock_timestamp() - make_interval(secs => $2) returning ${what}_at as at`,
    [id, seconds],
  );
  return rows[0]?.at ?? null;
}

/** Puts the next question off for as long as the feed asks. */
async function pause(
  pool: pg.Pool,
  id: string,
  what: Question,
  { kind, message, retryAfterMs }: FeedError,
): Promise<void> {
  await pool.query(
    `update sports_feed set ${what}_failure = $2,
       ${what}_at = greatest(${what}_at, clock_timestamp() + make_interval(secs => $3::float8 / 1000)) where id = $1`,
    [id, `${kind}: ${message}`, retryAfterMs ?? 0],
  );
}
