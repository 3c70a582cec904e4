const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** Splits a time in milliseconds into days, hours and minutes. The last started minute counts; never negative. */
export function timeLeft(leftMs: number): TimeLeft {
  const left = Math.ceil(Math.max(0, leftMs) / MINUTE_MS) * MINUTE_MS;
  return {
    days: Math.floor(left / DAY_MS),
    hours: Math.floor((left % DAY_MS) / HOUR_MS),
    minutes: Math.floor((left % HOUR_MS) / MINUTE_MS),
  };
}
