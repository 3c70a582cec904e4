import type { BetPage } from "@fairhouse/protocol/play.ts";
import type { Coup } from "../../shared/rules/baccarat/coup.ts";
import { type Card, isCard } from "../../shared/rules/cards.ts";
import type { Chip } from "../../shared/rules/chips.ts";
import { chipsOfBet } from "../../shared/screen/chips/chips-of-bet.ts";
import { fieldOf, isSettled } from "../../shared/screen/public-facts.ts";
import { CARDS_DRAWN, dealOf } from "../rules/coup.ts";
import { isPosition } from "../rules/positions.ts";

/** A deal as the public page of its bet shows it. */
export interface SettledCoup {
  /** All drawn cards, including those that nobody needed. */
  readonly cards: readonly Card[];
  readonly coup: Coup;
  readonly chips: readonly Chip[];
}

/** Returns null for another version of the rules, or facts of another shape. */
export function settledCoupOf({ bet }: BetPage): SettledCoup | null {
  if (!isSettled(bet, [1])) return null;
  const cards = cardsOf(bet.outcome);
  const chips = chipsOfBet(bet.bet, isPosition);
  return cards && chips && { cards, coup: dealOf(cards), chips };
}

/** Returns the deal of an outcome; null if the outcome is malformed. */
export function coupOfOutcome(outcome: unknown): Coup | null {
  const cards = cardsOf(outcome);
  return cards && dealOf(cards);
}

function cardsOf(outcome: unknown): readonly Card[] | null {
  const cards = fieldOf(outcome, "cards");
  return Array.isArray(cards) && cards.length === CARDS_DRAWN && cards.every(isCard) ? cards : null;
}
