import { chainPoint } from "../../shared/rules/chain-point.ts";
import { LAW } from "../rules/limits.ts";

/**
 * Number of cards per round. The strip is one endless conveyor of cards at whole-numbered places. Round k is drawn on
 * the card at place k · CARDS_PER_ROUND; a round slides the strip from the last round's card to its own. All other
 * cards are decoration, drawn by the law of results from their places, so that everybody sees the same strip.
 */
export const CARDS_PER_ROUND = 56;
/**
 * Milliseconds from the start of the reveal until the strip stops, and its result is shown; the rest of the reveal shows
 * the card.
 */
export const STOP_MS = 5_200;

/** The golden ratio in 32 bits, a number without a pattern. */
const GOLDEN_RATIO = 0x9e3779b9;

export function placeOfRound(number: number): number {
  return number * CARDS_PER_ROUND;
}

/** Returns the multiplier on the card at a place, in hundredths. `drawn` holds the known results by round. */
export function pointAt(place: number, drawn: ReadonlyMap<number, number>): number {
  const known = place % CARDS_PER_ROUND === 0 ? drawn.get(place / CARDS_PER_ROUND) : undefined;
  return known ?? chainPoint(mixed(place), LAW.returnPercent);
}

/**
 * Returns the place of the strip this long after the reveal of a round began: it slows down from a quick start until it
 * stops.
 */
export function slidTo(number: number, elapsedMs: number): number {
  const share = Math.min(1, Math.max(0, elapsedMs / STOP_MS));
  // The inner power makes it start from rest, within a few frames. The outer one is small, because a strip that slows
  // down for longer stands still to the eye long before its result is shown.
  const eased = 1 - (1 - share ** 1.25) ** 2.3;
  return placeOfRound(number - 1) + CARDS_PER_ROUND * eased;
}

/**
 * Returns 32 well-mixed bits of a place by the finalizer of MurmurHash3; the offset is needed because that maps zero to
 * zero.
 */
function mixed(place: number): number {
  let bits = (place + GOLDEN_RATIO) >>> 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
