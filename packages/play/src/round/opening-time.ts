import type { Table } from "@fairhouse/kernel/game.ts";

/** A period of the UTC day that is nearly over is not opened any more. */
const LEAST_BETTING_MS = 5_000;

/** When a table may open its next round: now, until a given wall time, or after a while. */
export type OpeningTime = { readonly closesAt: number } | { readonly delayMs: number };

/**
 * Periods of a `utc` table begin on multiples of their length, betting and result together, since 1970 and so within each day.
 * One round a period, also when the clock is set back; whoever comes late opens the rest of it.
 * `lastClosesAt` and `now` are wall time in milliseconds.
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
