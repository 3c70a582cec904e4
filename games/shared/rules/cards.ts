import type { Chance } from "@fairhouse/kernel/chance.ts";

/** Ranks in the order of `docs/rules/derivations.md`: a card's index among 52 counts ranks first, then suits. */
export const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"] as const;
export const SUITS = ["diamond", "heart", "spade", "club"] as const;

export type Rank = (typeof RANKS)[number];
export type Suit = (typeof SUITS)[number];
/** A card as bets, records and outside verifiers write it: `10-heart`. */
export type Card = `${Rank}-${Suit}`;

interface Face {
  readonly rank: Rank;
  readonly suit: Suit;
}

const faces: ReadonlyMap<string, Face> = new Map(
  RANKS.flatMap((rank) => SUITS.map((suit) => [`${rank}-${suit}`, { rank, suit }] as const)),
);

/** All 52 cards by index: 2 of diamonds, hearts, spades, clubs, then the threes, … up to the aces. */
export const DECK: readonly Card[] = RANKS.flatMap((rank) => SUITS.map((suit) => `${rank}-${suit}` as const));

const places: ReadonlyMap<string, number> = new Map(DECK.map((card, place) => [card, place]));

/** Returns the index of a card in `DECK`: four times its rank's, plus its suit's. */
export function placeOf(card: Card): number {
  const place = places.get(card);
  if (place === undefined) throw new RangeError(`not a card: ${card}`);
  return place;
}

export function isCard(value: unknown): value is Card {
  return typeof value === "string" && faces.has(value);
}

export function faceOf(card: Card): Face {
  const face = faces.get(card);
  if (face === undefined) throw new RangeError(`not a card: ${card}`);
  return face;
}

/** Draws card k of an infinite deck: ⌊float k · 52⌋. */
export function drawCard(chance: Chance, k: number): Card {
  const index = chance.below(DECK.length, k);
  const card = DECK[index];
  if (card === undefined) throw new RangeError(`no card has the index ${index}`);
  return card;
}
