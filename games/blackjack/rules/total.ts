import { type Card, faceOf, type Rank } from "../../shared/rules/cards.ts";

/** What a hand counts. */
export interface Total {
  readonly total: number;
  /** An ace counts 11, so that no single card can bust it. */
  readonly soft: boolean;
}

/** More than this is bust. */
export const BEST_TOTAL = 21;
/** What an ace counts more when it counts 11. */
const ACE_BONUS = 10;

export const ACE = 1;

const COURT: Partial<Record<Rank, number>> = { J: 10, Q: 10, K: 10, A: ACE };

/** 2 to 10, and 1 for an ace. */
export function pipsOf(card: Card): number {
  const { rank } = faceOf(card);
  return COURT[rank] ?? Number(rank);
}

/** Whether the first of the dealer's cards, the one that lies open, is an ace. */
export function showsAce([up]: readonly Card[]): boolean {
  return up !== undefined && pipsOf(up) === ACE;
}

/** What cards count together: one ace counts 11 where that does not bust. */
export function totalOf(cards: readonly Card[]): Total {
  const pips = cards.map(pipsOf);
  return totalOfPips(
    pips.reduce((sum, value) => sum + value, 0),
    pips.includes(ACE),
  );
}

/** The same of a sum in which every ace counts 1. */
export function totalOfPips(sum: number, hasAce: boolean): Total {
  const soft = hasAce && sum + ACE_BONUS <= BEST_TOTAL;
  return { total: soft ? sum + ACE_BONUS : sum, soft };
}

/** An ace and a ten as the first two cards: a blackjack, unless they come of a split. */
export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && totalOf(cards).total === BEST_TOTAL;
}
