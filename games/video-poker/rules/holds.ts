import { type Card, placeOf } from "../../shared/rules/cards.ts";
import { bitsIn, choose, chosen, DEALT, handsWith, paidBy } from "./draws.ts";
import { handAt, PAYS } from "./poker-hands.ts";

/** Ways to hold: for each of five cards a bit, the first card's the lowest. */
export const HOLDS = 1 << DEALT;
export const HOLD_ALL = HOLDS - 1;
/** Those that keep few cards first. */
const BY_CARDS = Array.from({ length: HOLDS }, (_, hold) => hold).sort((a, b) => bitsIn(a) - bitsIn(b) || a - b);
/** Cards that may still come. */
const UNSEEN = 47;

/**
 * The least common multiple of all numbers of draws, C(47, 0) … C(47, 5): in this part of a stake the expected value of
 * every hold is a whole number, so that holds are compared without rounding.
 */
export const VALUE_UNIT = 7_669_695;

/** The expected value of each of the 32 holds of five dealt cards, in `1 / VALUE_UNIT` of the stake. */
export function valuesOf(dealt: readonly Card[]): readonly number[] {
  const places = dealt.map(placeOf);
  const rising = [...places].sort((a, b) => a - b);
  const values = valuesAt(rising, paidWith);
  const bits = places.map((place) => 1 << rising.indexOf(place));
  return values.map((_, hold) => values[chosen(bits, hold).reduce((sum, bit) => sum | bit, 0)] ?? 0);
}

/**
 * The same of rising places in the deck. `paid` tells what all five-card hands pay together that contain certain cards,
 * which are rising places too.
 */
export function valuesAt(dealt: readonly number[], paid: (places: readonly number[]) => number): readonly number[] {
  const values = Array.from({ length: HOLDS }, (_, hold) => paid(chosen(dealt, hold)));
  // So far a hold counts every hand with its cards. Card by card, those that contain a discarded one are taken out.
  for (let card = 1; card < HOLDS; card <<= 1) {
    for (let hold = 0; hold < HOLDS; hold++) {
      if ((hold & card) === 0) values[hold] = (values[hold] ?? 0) - (values[hold | card] ?? 0);
    }
  }
  return values.map((value, hold) => (value * VALUE_UNIT) / choose(UNSEEN, DEALT - bitsIn(hold)));
}

/** The hold with the highest value; of equal ones the one that draws the most cards. */
export function bestOf(values: readonly number[]): number {
  return BY_CARDS.reduce((best, hold) => ((values[hold] ?? 0) > (values[best] ?? 0) ? hold : best), 0);
}

export function bestHold(dealt: readonly Card[]): number {
  return bestOf(valuesOf(dealt));
}

/** Which cards a hold keeps, as moves say it. */
export function cardsHeld(hold: number): readonly boolean[] {
  return Array.from({ length: DEALT }, (_, at) => ((hold >> at) & 1) === 1);
}

export function holdOf(held: readonly boolean[]): number {
  return held.reduce((hold, kept, at) => hold | (kept ? 1 << at : 0), 0);
}

/** Sums that were asked for, plus one, by the number of a set among those of as many cards. Five cards are no sum. */
let known: readonly Int32Array[] = [];

/** What all five-card hands pay that contain these cards. Remembered: simulations ask for the same ones again and again. */
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

/** The number of a set of rising places among all sets of as many: C(a, 1) + C(b, 2) + … for a < b < …. */
export function numberOf(places: readonly number[]): number {
  return places.reduce((sum, place, at) => sum + choose(place, at + 1), 0);
}
