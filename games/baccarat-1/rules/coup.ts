import { type Coup, coupOf, type DealOrder } from "../../shared/rules/baccarat/coup.ts";
import type { Card } from "../../shared/rules/cards.ts";

/** Number of cards drawn for every deal, needed or not. */
export const CARDS_DRAWN = 6;

const ORDER: DealOrder = ["player", "player", "banker", "banker"];

/**
 * Makes the deal of six drawn cards: two for the Player, two for the Banker, and thirds as they are needed
 * (`games/baccarat-1/RULES.md`).
 */
export function dealOf(drawn: readonly Card[]): Coup {
  if (drawn.length < CARDS_DRAWN) throw new RangeError(`a deal needs ${CARDS_DRAWN} cards`);
  return coupOf(drawn, ORDER);
}
