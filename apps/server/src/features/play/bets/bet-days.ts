const DAY_MS = 86_400_000;
/** The part after the 48 bits of time in the smallest UUID of version 7. */
const SMALLEST_TAIL = "7000-8000-000000000000";
/** Place of the digit that names the version. */
const VERSION_AT = 14;
/** Hexadecimal digits of those 48 bits. */
const TIME_DIGITS = 12;

/** Greater than every id of a bet. */
export const NEWEST = "ffffffff-ffff-7fff-bfff-ffffffffffff";

/**
 * Returns the smallest id that a bet of a UTC day (YYYY-MM-DD) can have: ids are UUIDs of version 7, which begin with
 * their time.
 */
export function firstIdOf(day: string): string {
  return idAt(Math.max(0, Date.parse(day)));
}

/**
 * Returns an id below those of all bets of a player, so that a list newest first ends where their bets begin: accounts
 * too have UUIDs of version 7. A day is left for servers whose clocks differ.
 */
export function idBelowBetsOf(player: string): string {
  return player.charAt(VERSION_AT) === "7" ? firstIdOf(dayBelow(firstIdOf(dayOfId(player)))) : idAt(0);
}

/** Returns the smallest id after a UTC day. */
export function endIdOf(day: string): string {
  return idAt(Math.max(0, Date.parse(day) + DAY_MS));
}

/** Returns the UTC day of a bet, like `bet_day` of the database. */
export function dayOfId(id: string): string {
  const time = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  return new Date(Math.min(time, MAX_TIME)).toISOString().slice(0, 10);
}

/** Returns the UTC day of the largest id below this one. */
export function dayBelow(id: string): string {
  const day = dayOfId(id);
  return id > firstIdOf(day) ? day : new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}

/** 9999-12-31: later years have more than four digits. */
const MAX_TIME = 253_402_300_799_999;

function idAt(time: number): string {
  const digits = time.toString(16).padStart(TIME_DIGITS, "0");
  return `${digits.slice(0, 8)}-${digits.slice(8)}-${SMALLEST_TAIL}`;
}
