import { type Coup, coupOf, type DealOrder } from "../../shared/rules/baccarat/coup.ts";
import type { Card } from "../../shared/rules/cards.ts";
import { burnedAfter, isNewShoe, type ShoePlace } from "./shoe.ts";

const ORDER: DealOrder = ["player", "banker", "player", "banker"];

/** The first card of a shoe, which everybody sees, and how many went after it unseen. */
export interface Burn {
  readonly card: Card;
  readonly cards: number;
}

/** One hand of the table, as its round's record has it. */
export interface LiveBaccaratOutcome {
  /** Only before the first hand of a shoe. */
  readonly burn: Burn | null;
  /** Four to six cards in the order in which they were dealt: Player, Banker, Player, Banker, and thirds in order of need. */
  readonly cards: readonly Card[];
}

/** The hand that begins at a place of a shoe, and how many of the shoe's cards it takes. */
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

/** The deal of the cards that were dealt. @throws RangeError for cards that are none. */
export function coupOfHand(cards: readonly Card[]): Coup {
  return coupOf(cards, ORDER);
}

/** The shown card and those that went with it. */
export function burnedCards(burn: Burn | null): number {
  return burn === null ? 0 : 1 + burn.cards;
}

function burnOf([card]: readonly Card[]): Burn {
  if (card === undefined) throw new RangeError("an empty shoe");
  return { card, cards: burnedAfter(card) };
}
