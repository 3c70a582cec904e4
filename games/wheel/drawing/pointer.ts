import { type Rim, rimOf } from "../rules/tables.ts";

/** The lean of the pointer at the moment at which a peg passes it, in degrees. */
const MOST_LEAN = 24;
/** Shares of a segment during which a peg pushes the pointer up, and during which it swings back. */
const PUSH = 0.3;
const SWING = 0.22;

/**
 * Returns the lean of the pointer in degrees for a turn of the wheel, in segments: pegs stand between them, at whole
 * numbers, and push the pointer before they let it go.
 */
export function leanOf(turned: number): number {
  const phase = turned - Math.floor(turned);
  if (phase < SWING) return MOST_LEAN * (1 - phase / SWING);
  return phase > 1 - PUSH ? MOST_LEAN * ((phase - (1 - PUSH)) / PUSH) : 0;
}

/** Returns the payout under the pointer, in hundredths, for a turn of the wheel clockwise in segments. */
export function paysUnder(rim: Rim, turned: number): number {
  const { segments } = rim;
  const segment = Math.floor((((-turned % segments) + segments) % segments) + 1e-9) % segments;
  return rimOf(rim)[segment] ?? 0;
}
