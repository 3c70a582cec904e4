import type { Clock } from "@fairhouse/platform/clock.ts";
import { every } from "@fairhouse/platform/every.ts";
import type pg from "pg";
import type { Logger } from "pino";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { AppError } from "../../../machinery/http/errors.ts";

const SWEEP_EVERY_MS = 10 * 60 * 1000;

export const windows = { quarter: 15 * 60, hour: 60 * 60, day: 24 * 60 * 60 } as const;
/** Lengths of windows in seconds. A window begins with the first try. */
export type WindowName = keyof typeof windows;

/**
 * Counts tries by key in the database, so that all servers count together and a restart forgets nothing. For keys that
 * are limited by the number of accounts: keys that strangers can invent are counted by `Attempts`.
 */
export interface SharedAttempts {
  /** Counts one more. @returns the number in the running window. */
  add(key: string, window?: WindowName): Promise<number>;
  /** Counts one more; false if it is above `most`. */
  take(key: string, most: number, window?: WindowName): Promise<boolean>;
  /** Counts one more, in a quarter of an hour. @throws AppError `too_many_requests` if it is above `most`. */
  demand(key: string, most: number): Promise<void>;
  /** Takes one back that was counted before it was known to be good. */
  giveBack(key: string, window?: WindowName): Promise<void>;
  /** Resets the count after a good try. */
  forget(key: string, window?: WindowName): Promise<void>;
}

/**
 * Wraps the library's limiter, one per window, over one table. Expired rows are deleted in the background until `stop`.
 */
export function createSharedAttempts(
  pool: pg.Pool,
  clock: Clock,
  log: Logger,
): SharedAttempts & { stop(): Promise<void> } {
  const limiter = (name: WindowName) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: "pool",
      tableName: "attempt",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      // The limit differs from key to key; the library counts, and this house compares.
      points: Number.MAX_SAFE_INTEGER,
      duration: windows[name],
    });
  const limiters = { quarter: limiter("quarter"), hour: limiter("hour"), day: limiter("day") };
  const add = async (key: string, window: WindowName = "quarter") =>
    (await limiters[window].penalty(key)).consumedPoints;
  const sweep = async () => {
    await pool.query("delete from attempt where expire < $1", [clock.now()]);
  };
  const sweeping = every(clock, SWEEP_EVERY_MS, sweep, {
    // Rows that are left are not counted, and the next sweep finds them.
    failed: (error) => log.warn({ err: error }, "expired attempts could not be deleted"),
  });
  return {
    add,
    take: async (key, most, window) => (await add(key, window)) <= most,
    async demand(key, most) {
      if ((await add(key)) > most) throw new AppError("too_many_requests");
    },
    async giveBack(key, window = "quarter") {
      await limiters[window].reward(key);
    },
    async forget(key, window = "quarter") {
      await limiters[window].delete(key);
    },
    stop: () => sweeping.stop(),
  };
}
