// Separate from the rules, so that the screen loads no schema library.

const SECOND_MS = 1_000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;
/** Digits of a serial: a day has 2,880 of the shortest periods. */
const SERIAL_DIGITS = 4;

/** The end of each period, in which orders can be neither placed nor taken back. */
export const LOCK_MS = 5 * SECOND_MS;
/**
 * Milliseconds from the end of betting until the digit has been shown: a little less than the lock, so that the next
 * period opens in time.
 */
export const REVEAL_MS = 4_600;

/**
 * The tables with the length of their periods, and their digit in the number of a period. Each length divides the day.
 */
export const TABLES = [
  { id: "colour-30s", type: "30s", code: "1", lengthMs: 30 * SECOND_MS },
  { id: "colour-1m", type: "1m", code: "2", lengthMs: 60 * SECOND_MS },
  { id: "colour-3m", type: "3m", code: "3", lengthMs: 180 * SECOND_MS },
  { id: "colour-5m", type: "5m", code: "4", lengthMs: 300 * SECOND_MS },
] as const;
export type PeriodTable = (typeof TABLES)[number];
export type TableId = PeriodTable["id"];
/** The length of a table's periods, as named in the session. */
export type GameType = PeriodTable["type"];

/** One period of a table. Times in milliseconds since 1970. */
export interface Period {
  /** yyyymmdd, the table's digit, and the serial of the UTC day, from 0001. */
  readonly name: string;
  readonly startsAt: number;
  /** Orders are taken until here. */
  readonly closesAt: number;
  readonly endsAt: number;
}

export function tableOf(id: unknown): PeriodTable | null {
  return TABLES.find((table) => table.id === id) ?? null;
}

/** Returns the period of a moment. Its number depends only on the moment: periods of a downtime are skipped. */
export function periodAt({ code, lengthMs }: Pick<PeriodTable, "code" | "lengthMs">, moment: number): Period {
  const startsAt = Math.floor(moment / lengthMs) * lengthMs;
  const serial = (startsAt % DAY_MS) / lengthMs + 1;
  // biome-ignore lint/style/noRestrictedGlobals: the calendar day of an argument; no clock is read.
  const day = new Date(startsAt).toISOString().slice(0, 10).replaceAll("-", "");
  const endsAt = startsAt + lengthMs;
  return {
    name: `${day}${code}${String(serial).padStart(SERIAL_DIGITS, "0")}`,
    startsAt,
    closesAt: endsAt - LOCK_MS,
    endsAt,
  };
}

/**
 * Returns the number of the period whose betting ended at this moment; null if the table is not one of this game, or
 * the moment is unknown.
 */
export function periodName(table: unknown, closesAt: number | null): string | null {
  const known = tableOf(table);
  return known === null || closesAt === null ? null : periodAt(known, closesAt).name;
}
