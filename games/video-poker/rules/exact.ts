import type { Ratio } from "@fairhouse/kernel/ratio.ts";
import { meanOf } from "./best-play.ts";
import { bitsIn, type Counts, choose, chosen, DEALT } from "./draws.ts";
import { bestOf, HOLD_ALL, HOLDS, numberOf, VALUE_UNIT, valuesAt } from "./holds.ts";
import { handAt, PAYS, POKER_HANDS, type PokerHand } from "./poker-hands.ts";

/*
 * Best play by enumerating deals, each with all 32 holds and all their draws. Over all 2,598,960 deals, and with hands
 * counted one by one, it uses none of the formulas of `draws.ts`: only `handAt` says what a hand is, and it also pays
 * the real ones. This takes half a minute.
 */

const CARDS = 52;
const KINDS = POKER_HANDS.length;

/** Visits deals, as ascending indices in the deck, each with the number of deals that it represents. */
export type Deals = (visit: (dealt: readonly number[], times: number) => void) => void;

/** Counts and payouts of all five-card hands that contain certain cards, given as ascending indices. */
export interface HandsWith {
  counts(places: readonly number[]): Counts | Int32Array;
  /** Returns their total payout in stakes. */
  paid(places: readonly number[]): number;
}

/** Counts how the best holds of some deals end, by poker hand, in parts of `ALL_WEIGHTS` in `best-play.ts`. */
export function weightsOf(deals: Deals, hands: HandsWith): Counts {
  const weights = POKER_HANDS.map(() => 0);
  deals((dealt, times) => {
    const hold = bestOf(valuesAt(dealt, hands.paid));
    const part = (times * VALUE_UNIT) / choose(CARDS - DEALT, DEALT - bitsIn(hold));
    // Inclusion and exclusion as for the values, but by hand.
    for (let kept = hold; kept < HOLDS; kept = (kept + 1) | hold) {
      const signed = bitsIn(kept ^ hold) % 2 === 0 ? part : -part;
      const counts = hands.counts(chosen(dealt, kept));
      for (let kind = 0; kind < KINDS; kind++) weights[kind] = (weights[kind] ?? 0) + signed * (counts[kind] ?? 0);
    }
  });
  return weights;
}

/** Computes return and square of best play by full enumeration. */
export function exactFigures(): { readonly bestReturn: Ratio; readonly exactSquare: Ratio } {
  const weights = weightsOf(everyDeal, countedHands());
  const weightOf = (hand: PokerHand) => weights[POKER_HANDS.indexOf(hand)] ?? 0;
  return { bestReturn: meanOf(weightOf, 1), exactSquare: meanOf(weightOf, 2) };
}

export const everyDeal: Deals = (visit) => {
  for (let e = 4; e < CARDS; e++)
    for (let d = 3; d < e; d++)
      for (let c = 2; c < d; c++) for (let b = 1; b < c; b++) for (let a = 0; a < b; a++) visit([a, b, c, d, e], 1);
};

/** Adds every five-card hand to the counts of each set of cards that it contains. */
export function countedHands(): HandsWith {
  const counted = Array.from({ length: DEALT }, (_, size) => new Int32Array(choose(CARDS, size) * KINDS));
  const paid = Array.from({ length: DEALT }, (_, size) => new Int32Array(choose(CARDS, size)));
  everyDeal((places) => {
    const hand = handAt(places);
    const kind = POKER_HANDS.indexOf(hand);
    for (let some = 0; some < HOLD_ALL; some++) {
      const number = numberOf(chosen(places, some));
      addTo(counted[bitsIn(some)], number * KINDS + kind, 1);
      addTo(paid[bitsIn(some)], number, PAYS[hand]);
    }
  });
  return {
    counts(places) {
      const first = numberOf(places) * KINDS;
      return counted[places.length]?.subarray(first, first + KINDS) ?? alone(places);
    },
    paid(places) {
      return paid[places.length]?.[numberOf(places)] ?? PAYS[handAt(places)];
    },
  };
}

function addTo(sums: Int32Array | undefined, at: number, value: number): void {
  if (sums !== undefined) sums[at] = (sums[at] ?? 0) + value;
}

/** Counts a complete hand of five cards. */
function alone(places: readonly number[]): Counts {
  const hand = handAt(places);
  return POKER_HANDS.map((other) => (other === hand ? 1 : 0));
}
