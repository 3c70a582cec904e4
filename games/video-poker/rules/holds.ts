import { type Card, placeOf } from "../../shared/rules/cards.ts";
import { bitsIn, choose, chosen, DEALT, handsWith, paidBy } from "./draws.ts";
import { handAt, PAYS } from "./poker-hands.ts";

/** Number of holds. A hold has a bit for each of five cards, the first card's the lowest. */
export const HOLDS = 1 << DEALT;
export const HOLD_ALL = HOLDS - 1;
/** Holds in ascending number of kept cards. */
const BY_CARDS = Array.from({ length: HOLDS }, (_, hold) => hold).sort((a, b) => bitsIn(a) - bitsIn(b) || a - b);
/** Number of cards that may still come. */
const UNSEEN = 47;

/**
 * The least common multiple of all numbers of draws, C(47, 0) … C(47, 5). In this fraction of a stake the expected
 * value of every hold is an integer, so holds are compared without rounding.
 */
export const VALUE_UNIT = 7_669_695;

/** Computes the expected value of each of the 32 holds of five dealt cards, in `1 / VALUE_UNIT` of the stake. */
export function valuesOf(dealt: readonly Card[]): readonly number[] {
  const places = dealt.map(placeOf);
  const rising = [...places].sort((a, b) => a - b);
  const values = valuesAt(rising, paidWith);
  const bits = places.map((place) => 1 << rising.indexOf(place));
  return values.map((_, hold) => values[chosen(bits, hold).reduce((sum, bit) => sum | bit, 0)] ?? 0);
}

/**
 * Does the same for ascending indices in the deck. `paid` returns the total payout of all five-card hands that contain
 * certain cards, also given as ascending indices.
 */
export function valuesAt(dealt: readonly number[], paid: (places: readonly number[]) => number): readonly number[] {
  const values = Array.from({ length: HOLDS }, (_, hold) => paid(chosen(dealt, hold)));
  // So far a hold counts every hand with its cards. This removes, card by card, those that contain a discarded one.
  for (let card = 1; card < HOLDS; card <<= 1) {
    for (let hold = 0; hold < HOLDS; hold++) {
      if ((hold & card) === 0) values[hold] = (values[hold] ?? 0) - (values[hold | card] ?? 0);
    }
  }
  return values.map((value, hold) => (value * VALUE_UNIT) / choose(UNSEEN, DEALT - bitsIn(hold)));
}

/** Finds the hold with the highest value; among equal ones the one that draws the most cards. */
export function bestOf(values: readonly number[]): number {
  return BY_CARDS.reduce((best, hold) => ((values[hold] ?? 0) > (values[best] ?? 0) ? hold : best), 0);
}

export function bestHold(dealt: readonly Card[]): number {
  return bestOf(valuesOf(dealt));
}

/** Converts a hold to the form of moves: one flag for each card, true if kept. */
export function cardsHeld(hold: number): readonly boolean[] {
  return Array.from({ length: DEALT }, (_, at) => ((hold >> at) & 1) === 1);
}

export function holdOf(held: readonly boolean[]): number {
  return held.reduce((hold, kept, at) => hold | (kept ? 1 << at : 0), 0);
}

/** Cached sums plus one, by the number of a set among those of equal size. Five cards need no sum. */
let known: readonly Int32Array[] = [];

/**
 * Returns the total payout of all five-card hands that contain these cards. Cached, because simulations ask for the
 * same sets repeatedly.
 */
function paidWith(places: readonly number[]): number {
  if (known.length === 0) known = Array.from({ length: DEALT }, (_, size) => new Int32Array(choose(52, size)));
  const sums = known[places.length];
  if (sums === undefined) return PAYS[handAt(places)];
  const number = numberOf(places);
  const found = sums[number] ?? 0;
  if (found > 0) return found - 1;
  const paid = paidBy(handsWith(places));
  sums[number] = paid + 1;
  return paid;
}

/** Numbers a set of ascending indices among all sets of equal size: C(a, 1) + C(b, 2) + … for a < b < …. */
export function numberOf(places: readonly number[]): number {
  return places.reduce((sum, place, at) => sum + choose(place, at + 1), 0);
}
