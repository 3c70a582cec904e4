import type { Chance } from "@fairhouse/kernel/chance.ts";
import { pointsOf } from "../../shared/rules/baccarat/coup.ts";
import { type Card, DECK } from "../../shared/rules/cards.ts";

const DECKS = 8;
/** Eight decks, one after another, before their order is drawn. */
export const UNDRAWN: readonly Card[] = Array.from({ length: DECKS }, () => DECK).flat();
export const SHOE_SIZE = UNDRAWN.length;
/**
 * Number of cards before the cut card: half of the shoe, so that counting cards gains nothing
 * (`games/baccarat-2/RULES.md`).
 */
export const CUT_CARD = 208;

/** The state carried from one hand to the next: its place in the shoe. */
export interface ShoePlace {
  /** The number of the hand in its shoe, from 1. */
  readonly hand: number;
  /** Number of cards of the shoe already used, including burned ones. */
  readonly used: number;
}

export const NEW_SHOE: ShoePlace = { hand: 1, used: 0 };

export function isNewShoe({ used }: ShoePlace): boolean {
  return used === 0;
}

/** Returns true if the cut card has come: the hand that begins here is the last of its shoe. */
export function isLastHand({ used }: ShoePlace): boolean {
  return used >= CUT_CARD;
}

/** Returns the place of the next hand, after one that took this many cards. */
export function placeAfter(place: ShoePlace, taken: number): ShoePlace {
  return isLastHand(place) ? NEW_SHOE : { hand: place.hand + 1, used: place.used + taken };
}

/** Shoes by their chance, so that code that plays hand by hand from the same chance draws the shoe only once. */
const shoes = new WeakMap<Chance, readonly Card[]>();

/** Returns the shoe of a chain link: all its cards in dealing order, by draw and splice. */
export function shoeOf(chance: Chance): readonly Card[] {
  const known = shoes.get(chance);
  if (known !== undefined) return known;
  const shoe = chance.splice(UNDRAWN, SHOE_SIZE);
  shoes.set(chance, shoe);
  return shoe;
}

const TEN = 10;

/**
 * Returns the number of cards burned after the first card of a shoe: its number, one for an ace, ten for tens and court
 * cards.
 */
export function burnedAfter(first: Card): number {
  return pointsOf(first) || TEN;
}
