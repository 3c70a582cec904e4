import type { Clock } from "@fairhouse/play/ports.ts";
import { AppError } from "../http/errors.ts";

const WINDOW_MS = 15 * 60 * 1000;
const MAX_KEYS = 200_000;

/** Counts tries by key in windows of a quarter of an hour, in this server's memory: see `Throttle` for why that suffices. */
export interface Attempts {
  /** Counts one more; false when it is above `most`. */
  take(key: string, most: number): boolean;
  /** @throws AppError `too_many_requests` when it is above `most`. */
  demand(key: string, most: number): void;
  /** After a good try. */
  forget(key: string): void;
}

export function createAttempts(clock: Clock): Attempts {
  let windowEnd = Number.NEGATIVE_INFINITY;
  const counts = new Map<string, number>();
  const take = (key: string, most: number) => {
    if (clock.monotonic() >= windowEnd) {
      windowEnd = clock.monotonic() + WINDOW_MS;
      counts.clear();
    }
    const next = (counts.get(key) ?? 0) + 1;
    // With a full memory nothing new is let in: to forget would be to let a guesser begin anew.
    if (next === 1 && counts.size >= MAX_KEYS) return false;
    counts.set(key, next);
    return next <= most;
  };
  return {
    take,
    demand(key, most) {
      if (!take(key, most)) throw new AppError("too_many_requests");
    },
    forget: (key) => void counts.delete(key),
  };
}
