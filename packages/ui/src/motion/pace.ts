/**
 * Pace of a reveal: as drawn; `fast`, in which every solo bet is shown within two seconds; or `instant`, within
 * {@link INSTANT_REVEAL_MS}.
 */
export type Pace = "animated" | "fast" | "instant";

/** Longest duration of an instant reveal: with the answer of the house, eight bets are made in a second. */
export const INSTANT_REVEAL_MS = 80;

/** Share of its time that a reveal takes in fast play: the longest one takes 7.5 s. */
const FAST_SHARE = 0.25;

/** Returns the time that a part of a reveal takes at a pace. Instant play shortens the whole, so its parts take none. */
export function paced(ms: number, pace: Pace | undefined): number {
  if (pace === "instant") return 0;
  return pace === "fast" ? ms * FAST_SHARE : ms;
}
