import type { Clock } from "@fairhouse/platform/clock.ts";
import { AppError } from "./errors.ts";

const WINDOW_MS = 15 * 60 * 1000;
const MAX_KEYS = 50_000;

/**
 * Counts tries of strangers (by network address, or by an e-mail address without an account) in windows of a quarter of
 * an hour, in this server's memory. When it is full, the key that was quiet for longest is forgotten: an attacker who
 * can fill it has plenty of fresh keys and gains nothing by this, while everybody else goes on as if they had not
 * tried. Tries on accounts are counted by `SharedAttempts`.
 */
export interface Attempts {
  /** Counts one more. @returns the current number. */
  add(key: string): number;
  /** Counts one more; false if it is above `most`. */
  take(key: string, most: number): boolean;
  /** Counts one more. @throws AppError `too_many_requests` if it is above `most`. */
  demand(key: string, most: number): void;
  /** Takes one back that was counted before it was known to be good. */
  giveBack(key: string): void;
  /** Resets the count after a good try. */
  forget(key: string): void;
}

interface Count {
  readonly tries: number;
  /** Expiry by the monotonic clock. */
  readonly until: number;
}

export function createAttempts(clock: Clock, maxKeys: number = MAX_KEYS): Attempts {
  /** In the order of their last try. */
  const counts = new Map<string, Count>();
  const put = (key: string, by: number) => {
    const now = clock.monotonic();
    const before = counts.get(key);
    const running = before !== undefined && before.until > now ? before : { tries: 0, until: now + WINDOW_MS };
    const tries = Math.max(0, running.tries + by);
    counts.delete(key);
    counts.set(key, { tries, until: running.until });
    if (counts.size > maxKeys) {
      const quietest = counts.keys().next();
      if (!quietest.done) counts.delete(quietest.value);
    }
    return tries;
  };
  const take = (key: string, most: number) => put(key, 1) <= most;
  return {
    add: (key) => put(key, 1),
    take,
    demand(key, most) {
      if (!take(key, most)) throw new AppError("too_many_requests");
    },
    giveBack: (key) => void put(key, -1),
    forget: (key) => void counts.delete(key),
  };
}
