import type { Chance } from "@fairhouse/kernel/chance.ts";
import { pointsOf } from "../../shared/rules/baccarat/coup.ts";
import { type Card, DECK } from "../../shared/rules/cards.ts";

const DECKS = 8;
/** Eight decks, one after another, before they are drawn into an order. */
export const UNDRAWN: readonly Card[] = Array.from({ length: DECKS }, () => DECK).flat();
export const SHOE_SIZE = UNDRAWN.length;
/** Cards before the cut card: half of the shoe, so that nobody gains by counting what is gone (`games/baccarat-2/RULES.md`). */
export const CUT_CARD = 208;

/** What one hand hands to the next: its place in the shoe. */
export interface ShoePlace {
  /** The number of the hand in its shoe, from 1. */
  readonly hand: number;
  /** Cards of the shoe that are gone, burned ones among them. */
  readonly used: number;
}

export const NEW_SHOE: ShoePlace = { hand: 1, used: 0 };

export function isNewShoe({ used }: ShoePlace): boolean {
  return used === 0;
}

/** Whether the cut card has come: the hand that begins here is the last of its shoe. */
export function isLastHand({ used }: ShoePlace): boolean {
  return used >= CUT_CARD;
}

/** Where the next hand begins, after one that took so many cards. */
export function placeAfter(place: ShoePlace, taken: number): ShoePlace {
  return isLastHand(place) ? NEW_SHOE : { hand: place.hand + 1, used: place.used + taken };
}

/** Shoes by their chance: whoever plays one hand by hand from the same chance draws it once. */
const shoes = new WeakMap<Chance, readonly Card[]>();

/** The shoe of a chain link: all its cards in the order in which they come, by draw and splice. */
export function shoeOf(chance: Chance): readonly Card[] {
  const known = shoes.get(chance);
  if (known !== undefined) return known;
  const shoe = chance.splice(UNDRAWN, SHOE_SIZE);
  shoes.set(chance, shoe);
  return shoe;
}

const TEN = 10;

/** How many cards are burned after the first card of a shoe: its number; an ace is one, tens and court cards are ten. */
export function burnedAfter(first: Card): number {
  return pointsOf(first) || TEN;
}
