import { type Card, faceOf } from "../../shared/rules/cards.ts";
import { handOf } from "../rules/poker-hands.ts";

/** Returns which of five cards make the hand that pays: those of equal rank, or without any, all of them. */
export function payingCards(cards: readonly Card[]): readonly boolean[] {
  if (handOf(cards) === "nothing") return cards.map(() => false);
  const ranks = cards.map((card) => faceOf(card).rank);
  const equal = ranks.map((rank) => ranks.indexOf(rank) !== ranks.lastIndexOf(rank));
  return equal.includes(true) ? equal : cards.map(() => true);
}
