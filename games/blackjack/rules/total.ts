import { type Card, faceOf, type Rank } from "../../shared/rules/cards.ts";

/** The value of a hand. */
export interface Total {
  readonly total: number;
  /** True if an ace counts 11, so that no single card can bust the hand. */
  readonly soft: boolean;
}

/** The highest total; anything above is bust. */
export const BEST_TOTAL = 21;
/** The difference between an ace counted as 11 and as 1. */
const ACE_BONUS = 10;

export const ACE = 1;

const COURT: Partial<Record<Rank, number>> = { J: 10, Q: 10, K: 10, A: ACE };

/** Returns the value of a card, 2 to 10, with an ace as 1. */
export function pipsOf(card: Card): number {
  const { rank } = faceOf(card);
  return COURT[rank] ?? Number(rank);
}

/** True if the dealer's upcard is an ace. */
export function showsAce([up]: readonly Card[]): boolean {
  return up !== undefined && pipsOf(up) === ACE;
}

/** Counts cards together: one ace counts 11 if that does not bust. */
export function totalOf(cards: readonly Card[]): Total {
  const pips = cards.map(pipsOf);
  return totalOfPips(
    pips.reduce((sum, value) => sum + value, 0),
    pips.includes(ACE),
  );
}

/** Does the same for a sum in which every ace counts 1. */
export function totalOfPips(sum: number, hasAce: boolean): Total {
  const soft = hasAce && sum + ACE_BONUS <= BEST_TOTAL;
  return { total: soft ? sum + ACE_BONUS : sum, soft };
}

/** True for an ace and a ten as the first two cards: a blackjack, unless they come from a split. */
export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && totalOf(cards).total === BEST_TOTAL;
}
