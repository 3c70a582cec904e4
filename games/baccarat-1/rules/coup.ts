import { type Coup, coupOf, type DealOrder } from "../../shared/rules/baccarat/coup.ts";
import type { Card } from "../../shared/rules/cards.ts";

/** Cards that are drawn for every deal, whether it needs all of them or not. */
export const CARDS_DRAWN = 6;

const ORDER: DealOrder = ["player", "player", "banker", "banker"];

/** The deal that six drawn cards make: two for the Player, two for the Banker, and thirds in order of need (`games/baccarat-1/RULES.md`). */
export function dealOf(drawn: readonly Card[]): Coup {
  if (drawn.length < CARDS_DRAWN) throw new RangeError(`a deal needs ${CARDS_DRAWN} cards`);
  return coupOf(drawn, ORDER);
}
