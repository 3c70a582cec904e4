import { chainPoint } from "../../shared/rules/chain-point.ts";
import { LAW } from "../rules/limits.ts";

/**
 * The strip is one endless conveyor of cards with whole-numbered places. Round k is drawn on the card at place k · CARDS_PER_ROUND;
 * a round slides the strip from the last round's card to its own. All other cards are decoration, drawn by the law of results
 * from their places, so that everybody sees the same strip.
 */
export const CARDS_PER_ROUND = 56;
/** The strip comes to rest this long after its reveal began; the rest of the reveal shows the card. */
export const STOP_MS = 5_200;

/** The golden ratio in 32 bits, a number without a pattern. */
const GOLDEN_RATIO = 0x9e3779b9;

export function placeOfRound(number: number): number {
  return number * CARDS_PER_ROUND;
}

/** What the card at a place shows, in hundredths. `drawn` are the results that are known, by round. */
export function pointAt(place: number, drawn: ReadonlyMap<number, number>): number {
  const known = place % CARDS_PER_ROUND === 0 ? drawn.get(place / CARDS_PER_ROUND) : undefined;
  return known ?? chainPoint(mixed(place), LAW.returnPercent);
}

/** Where the strip stands this long after the reveal of a round began: quick at first, slower and slower, and then at rest. */
export function slidTo(number: number, elapsedMs: number): number {
  const share = Math.min(1, Math.max(0, elapsedMs / STOP_MS));
  // The power lets it start from rest, within a few frames.
  const eased = 1 - (1 - share ** 1.25) ** 4;
  return placeOfRound(number - 1) + CARDS_PER_ROUND * eased;
}

/** 32 well-mixed bits of a place: the finalizer of MurmurHash3, which would leave a zero as it is. */
function mixed(place: number): number {
  let bits = (place + GOLDEN_RATIO) >>> 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
