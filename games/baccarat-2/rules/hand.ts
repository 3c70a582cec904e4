import { type Coup, coupOf, type DealOrder } from "../../shared/rules/baccarat/coup.ts";
import type { Card } from "../../shared/rules/cards.ts";
import { burnedAfter, isNewShoe, type ShoePlace } from "./shoe.ts";

const ORDER: DealOrder = ["player", "banker", "player", "banker"];

/** The first card of a shoe, which everybody sees, and the number of unseen cards burned after it. */
export interface Burn {
  readonly card: Card;
  readonly cards: number;
}

/** One hand of the table, as recorded with its round. */
export interface LiveBaccaratOutcome {
  /** The burn before the first hand of a shoe; otherwise null. */
  readonly burn: Burn | null;
  /** Four to six cards in dealing order: Player, Banker, Player, Banker, and thirds as they are needed. */
  readonly cards: readonly Card[];
}

/** Returns the hand that begins at a place of a shoe, and the number of the shoe's cards that it takes. */
export function handAt(
  shoe: readonly Card[],
  place: ShoePlace,
): { readonly outcome: LiveBaccaratOutcome; readonly taken: number } {
  const burn = isNewShoe(place) ? burnOf(shoe) : null;
  const from = place.used + burnedCards(burn);
  const { seats } = coupOf(shoe.slice(from), ORDER);
  return {
    outcome: { burn, cards: shoe.slice(from, from + seats.length) },
    taken: burnedCards(burn) + seats.length,
  };
}

/** Returns the deal of a hand's cards. @throws RangeError for cards that do not make a hand. */
export function coupOfHand(cards: readonly Card[]): Coup {
  return coupOf(cards, ORDER);
}

/** Counts the card shown and those burned with it. */
export function burnedCards(burn: Burn | null): number {
  return burn === null ? 0 : 1 + burn.cards;
}

function burnOf([card]: readonly Card[]): Burn {
  if (card === undefined) throw new RangeError("an empty shoe");
  return { card, cards: burnedAfter(card) };
}
