import { REVEAL_MS } from "../rules/pot.ts";

/** The ring comes to rest this long after its reveal began; the rest of the reveal shows the winner. */
export const SPIN_MS = REVEAL_MS - 2_600;
/** The eye sees it at rest before anything else changes. */
export const SHOWN_MS = SPIN_MS + 250;

const TURNS = 6;

/** Where a ticket lies on the ring, in degrees clockwise from where the first begins: in the middle of its own arc. */
function angleOf(ticket: number, total: number): number {
  return total === 0 ? 0 : ((ticket + 0.5) / total) * 360;
}

/** How far the ring has turned, in degrees clockwise, until the pointer above it stands on this ticket. */
export function restOf(ticket: number, total: number): number {
  return TURNS * 360 - angleOf(ticket, total);
}

/** How far it has turned this long after the reveal began: it takes off gently, runs out slowly, and then stands. */
export function turnedAfter(elapsedMs: number, ticket: number, total: number): number {
  const share = Math.min(1, Math.max(0, elapsedMs / SPIN_MS));
  return restOf(ticket, total) * (1 - (1 - share ** 1.4) ** 3.6);
}

/** Which ticket the pointer stands on when the ring has turned so far; the inverse of {@link restOf}. */
export function ticketUnder(turned: number, total: number): number {
  const angle = (((-turned % 360) + 360) % 360) / 360;
  return Math.min(total - 1, Math.floor(angle * total));
}
