import { type Money, payoutOf } from "@fairhouse/kernel/money.ts";
import { ratio } from "@fairhouse/kernel/ratio.ts";
import type { Card } from "../../shared/rules/cards.ts";
import { DEALT } from "./draws.ts";
import { handOf, PAYS, type PokerHand } from "./poker-hands.ts";

export interface VideoPokerBet {
  readonly amount: Money;
}

/** The full state, with the cards to come. Secret while the hand is open. */
export interface VideoPokerState {
  readonly bet: VideoPokerBet;
  /** Five dealt cards, and five that fill the discarded places from left to right. */
  readonly cards: readonly Card[];
  /** One flag for each of the five dealt cards, true if it was kept; null before the draw. */
  readonly held: readonly boolean[] | null;
}

export interface VideoPokerView {
  readonly bet: VideoPokerBet;
  /** The dealt cards, and after the draw also the five others, whether used or not. */
  readonly cards: readonly Card[];
  readonly held: readonly boolean[] | null;
  /** The cards on the table: as dealt, and after the draw the final five. */
  readonly hand: readonly Card[];
  readonly makes: PokerHand;
  readonly closed: boolean;
}

export function viewOf({ bet, cards, held }: VideoPokerState): VideoPokerView {
  const dealt = cards.slice(0, DEALT);
  const hand = held === null ? dealt : drawn(cards, held);
  return { bet, cards: held === null ? dealt : cards, held, hand, makes: handOf(hand), closed: held !== null };
}

/** Returns the five cards after the draw: those not held are replaced, from left to right, by the next of the ten. */
export function drawn(cards: readonly Card[], held: readonly boolean[]): readonly Card[] {
  const next = cards.slice(DEALT).values();
  return cards.slice(0, DEALT).map((card, at) => (held[at] ? card : (next.next().value ?? card)));
}

export function payoutFor({ amount }: VideoPokerBet, makes: PokerHand): Money {
  return payoutOf(amount, ratio(PAYS[makes]));
}
