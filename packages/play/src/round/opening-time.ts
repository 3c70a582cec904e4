import type { Table } from "@fairhouse/kernel/game.ts";

/** The least time left in a period of the UTC day for which it is still opened. */
const LEAST_BETTING_MS = 5_000;

/** The time at which a table may open its next round: now, with a wall time at which it closes, or after a delay. */
export type OpeningTime = { readonly closesAt: number } | { readonly delayMs: number };

/**
 * Computes the opening of a `utc` table, whose periods begin on multiples of their length, betting and result together,
 * since 1970 and so within each day. A period has one round, even if the clock is set back; a late table opens the rest
 * of it. `lastClosesAt` and `now` are wall time in milliseconds.
 */
export function utcOpening(table: Table, now: number, lastClosesAt: number | null): OpeningTime {
  const lengthMs = table.bettingMs + table.resultMs;
  const period = Math.floor(now / lengthMs);
  const intoMs = now - period * lengthMs;
  const leftMs = table.bettingMs - intoMs;
  const last = lastClosesAt === null ? null : Math.floor((lastClosesAt - 1) / lengthMs);
  if (last !== period && leftMs >= Math.min(LEAST_BETTING_MS, table.bettingMs)) return { closesAt: now + leftMs };
  return { delayMs: lengthMs - intoMs };
}
