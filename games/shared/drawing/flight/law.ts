import { multiplierAt } from "../../rules/growth.ts";

/**
 * Returns the multiplier in hundredths this long after the start. A clock behind the server's shows 1.00 until the
 * flight has begun.
 */
export function multiplierAfter(elapsedMs: number): number {
  return multiplierAt(Math.max(0, Math.floor(elapsedMs)));
}

/**
 * The law of growth as a smooth curve, for drawing only: the multiplier (1 = 1.00) after so many milliseconds, and the
 * inverse.
 */
const RATE_PER_MS = 0.00006;

export function growth(ms: number): number {
  return Math.exp(RATE_PER_MS * ms);
}

export function msOf(multiplier: number): number {
  return Math.log(multiplier) / RATE_PER_MS;
}
