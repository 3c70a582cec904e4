import { type Card, placeOf } from "../../shared/rules/cards.ts";

/** The hands of five cards, the best first. */
export const POKER_HANDS = [
  "royal-flush",
  "straight-flush",
  "four",
  "full-house",
  "flush",
  "straight",
  "three",
  "two-pair",
  "jacks-or-better",
  "nothing",
] as const;
export type PokerHand = (typeof POKER_HANDS)[number];

/** The payout of each hand, in stakes. */
export const PAYS: Readonly<Record<PokerHand, number>> = {
  "royal-flush": 800,
  "straight-flush": 60,
  four: 22,
  "full-house": 9,
  flush: 6,
  straight: 4,
  three: 3,
  "two-pair": 2,
  "jacks-or-better": 1,
  nothing: 0,
};
export const MAX_PAY = PAYS["royal-flush"];

/** The lowest rank whose pair pays. Ranks are counted from 0 for a two to 12 for an ace. */
export const JACK = 9;

/** The ranks of each straight as bits, the highest straight first; in the last one the ace is low. */
export const STRAIGHTS: readonly number[] = [
  ...Array.from({ length: 9 }, (_, i) => 0b11111 << (8 - i)),
  0b1000000001111,
];
export const [ROYAL = 0] = STRAIGHTS;

/**
 * Hands by the number of equal-rank pairs among the ten pairs of five cards: 6 within four, 3 + 1 in a full house, …
 */
const BY_EQUAL_PAIRS: Readonly<Record<number, PokerHand>> = { 6: "four", 4: "full-house", 3: "three", 2: "two-pair" };

export function handOf(cards: readonly Card[]): PokerHand {
  return handAt(cards.map(placeOf));
}

/** Does the same for five indices in the deck, which is ordered by rank, then by suit. */
export function handAt(places: readonly number[]): PokerHand {
  let [ranks, suits, equalPairs, pair] = [0, 0, 0, 0];
  for (const [at, place] of places.entries()) {
    const rank = place >> 2;
    ranks |= 1 << rank;
    suits |= 1 << (place & 3);
    for (let before = 0; before < at; before++) {
      if ((places[before] ?? 0) >> 2 !== rank) continue;
      equalPairs++;
      pair = rank;
    }
  }
  if (equalPairs > 1) return BY_EQUAL_PAIRS[equalPairs] ?? "nothing";
  if (equalPairs === 1) return pair >= JACK ? "jacks-or-better" : "nothing";
  const flush = (suits & (suits - 1)) === 0;
  const straight = STRAIGHTS.includes(ranks);
  if (flush && straight) return ranks === ROYAL ? "royal-flush" : "straight-flush";
  if (flush) return "flush";
  return straight ? "straight" : "nothing";
}
