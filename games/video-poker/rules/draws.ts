import { JACK, PAYS, POKER_HANDS, ROYAL, STRAIGHTS } from "./poker-hands.ts";

/*
 * Frequencies of the poker hands when some of five dealt cards are held and the others drawn, without enumerating the
 * draws (up to 1,533,939 of them): five-card hands that contain certain cards can be counted by formula, and those that
 * contain the held cards and none of the discarded ones follow by inclusion and exclusion.
 */

export const DEALT = 5;
const RANKS = 13;
const SUITS = 4;
const DECK = RANKS * SUITS;

/** Counts by poker hand, in the order of `POKER_HANDS`. */
export type Counts = readonly number[];

/** Counts the five-card hands that contain all of these cards, given as indices in the deck, by poker hand. */
export function handsWith(places: readonly number[]): Counts {
  const ofRank = new Array<number>(RANKS).fill(0);
  const ofSuit = new Array<number>(SUITS).fill(0);
  for (const place of places) {
    ofRank[place >> 2] = (ofRank[place >> 2] ?? 0) + 1;
    ofSuit[place & 3] = (ofSuit[place & 3] ?? 0) | (1 << (place >> 2));
  }
  const ranks = ofSuit.reduce((all, suit) => all | suit, 0);
  const missing = DEALT - places.length;

  let [four, fullHouse, three, twoPair, highPair] = [0, 0, 0, 0, 0];
  const different = bitsIn(ranks);
  for (let rank = 0; rank < RANKS; rank++) {
    four += ofOneRank(ofRank, rank, 4) * singles(ofRank, 1, rank);
    three += ofOneRank(ofRank, rank, 3) * singles(ofRank, 2, rank);
    if (rank >= JACK) highPair += ofOneRank(ofRank, rank, 2) * singles(ofRank, 3, rank);
    // Neither a full house nor two pair has more than three ranks.
    for (let other = 0; other < RANKS && different <= 3; other++) {
      if (other === rank) continue;
      const pair = ofOneRank(ofRank, other, 2);
      fullHouse += ofOneRank(ofRank, rank, 3) * pair * singles(ofRank, 0, rank, other);
      if (other < rank) twoPair += ofOneRank(ofRank, rank, 2) * pair * singles(ofRank, 1, rank, other);
    }
  }

  // Suits that contain all of the cards: one, or all four if there are no cards.
  const suits = ofSuit.filter((suit) => suit === ranks && bitsIn(suit) === places.length).length;
  const distinct = different === places.length;
  const runs = distinct ? STRAIGHTS.filter((run) => (run & ranks) === ranks) : [];
  const royal = runs.includes(ROYAL) ? suits : 0;
  const straightFlush = runs.length * suits - royal;
  const flush = suits * choose(RANKS - places.length, missing) - runs.length * suits;
  const straight = runs.length * SUITS ** missing - runs.length * suits;

  const paid = [royal, straightFlush, four, fullHouse, flush, straight, three, twoPair, highPair];
  const all = choose(DECK - places.length, missing);
  return [...paid, all - paid.reduce((sum, count) => sum + count, 0)];
}

/** Counts the ways in which a rank that has some of the cards can get to `wanted` cards. */
function ofOneRank(ofRank: readonly number[], rank: number, wanted: number): number {
  const has = ofRank[rank] ?? 0;
  return has > wanted ? 0 : choose(SUITS - has, wanted - has);
}

/** Counts the ways in which the other ranks can add `wanted` single cards. */
function singles(ofRank: readonly number[], wanted: number, without: number, alsoWithout = without): number {
  let has = 0;
  for (let rank = 0; rank < RANKS; rank++) {
    const count = ofRank[rank] ?? 0;
    if (count === 0 || rank === without || rank === alsoWithout) continue;
    if (count > 1 || has === wanted) return 0;
    has++;
  }
  const free = RANKS - (without === alsoWithout ? 1 : 2) - has;
  return choose(free, wanted - has) * SUITS ** (wanted - has);
}

/** Counts all draws by poker hand if the dealt cards at the bits of `hold` are kept. */
export function drawsOf(dealt: readonly number[], hold: number): Counts {
  const counts = POKER_HANDS.map(() => 0);
  for (let kept = hold; kept < 1 << DEALT; kept = (kept + 1) | hold) {
    const sign = bitsIn(kept ^ hold) % 2 === 0 ? 1 : -1;
    const some = handsWith(chosen(dealt, kept));
    for (const [at, count] of some.entries()) counts[at] = (counts[at] ?? 0) + sign * count;
  }
  return counts;
}

/** Returns the items at the bits of a mask, the first item at the lowest bit. */
export function chosen<Item>(items: readonly Item[], mask: number): readonly Item[] {
  return items.filter((_, at) => (mask >> at) & 1);
}

/** Sums the payouts of hands with these counts, in stakes. */
export function paidBy(counts: Counts): number {
  return POKER_HANDS.reduce((sum, hand, at) => sum + PAYS[hand] * (counts[at] ?? 0), 0);
}

export function bitsIn(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}

/** Counts the ways to take `some` of `all` things, for at most 5 of at most 52; 0 if `some` is negative. */
export function choose(all: number, some: number): number {
  return some < 0 ? 0 : (WAYS[all * (DEALT + 1) + some] ?? 0);
}

/** Pascal's triangle, one row for each number of things; an enumeration reads it many million times. */
const WAYS: readonly number[] = Array.from({ length: (DECK + 1) * (DEALT + 1) }, (_, at) => {
  const [all, some] = [Math.floor(at / (DEALT + 1)), at % (DEALT + 1)];
  let ways = 1;
  for (let i = 0; i < some; i++) ways = (ways * (all - i)) / (i + 1);
  return ways;
});
