import { REVEAL_MS } from "../rules/pot.ts";

/**
 * Milliseconds from the start of the reveal until the ring stops, and its result is shown; the rest of the reveal shows
 * the winner.
 */
export const SPIN_MS = REVEAL_MS - 2_600;
/** Degrees between two pegs on the ring, each of which ticks as it passes the pointer. */
export const PEG = 5;

const TURNS = 6;

/**
 * Returns the place of a ticket on the ring, in degrees clockwise from the start of the first: the middle of its own
 * arc.
 */
function angleOf(ticket: number, total: number): number {
  return total === 0 ? 0 : ((ticket + 0.5) / total) * 360;
}

/** Returns the rotation of the ring, in degrees clockwise, at which the pointer is on this ticket. */
export function restOf(ticket: number, total: number): number {
  return TURNS * 360 - angleOf(ticket, total);
}

/**
 * Returns the rotation this long after the reveal began: it starts gently, slows down, and stops. It is seen to move
 * until just before it stops, so that the last pegs tick one by one.
 */
export function turnedAfter(elapsedMs: number, ticket: number, total: number): number {
  const share = Math.min(1, Math.max(0, elapsedMs / SPIN_MS));
  return restOf(ticket, total) * (1 - (1 - share ** 1.4) ** 2.9);
}

/** Returns the ticket under the pointer at this rotation of the ring; the inverse of {@link restOf}. */
export function ticketUnder(turned: number, total: number): number {
  const angle = (((-turned % 360) + 360) % 360) / 360;
  return Math.min(total - 1, Math.floor(angle * total));
}
