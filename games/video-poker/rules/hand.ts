import { type Money, payoutOf } from "@fairhouse/kernel/money.ts";
import { ratio } from "@fairhouse/kernel/ratio.ts";
import type { Card } from "../../shared/rules/cards.ts";
import { DEALT } from "./draws.ts";
import { handOf, PAYS, type PokerHand } from "./poker-hands.ts";

export interface VideoPokerBet {
  readonly amount: Money;
}

/** Secret as long as the hand is open: it knows what would come. */
export interface VideoPokerState {
  readonly bet: VideoPokerBet;
  /** Five that are dealt, and five that take the discarded places from left to right. */
  readonly cards: readonly Card[];
  /** For each of the five dealt cards whether it was kept; null before the draw. */
  readonly held: readonly boolean[] | null;
}

export interface VideoPokerView {
  readonly bet: VideoPokerBet;
  /** The dealt cards, and after the draw the five others too, whether they came or not. */
  readonly cards: readonly Card[];
  readonly held: readonly boolean[] | null;
  /** What lies on the table: as dealt, and after the draw as it came out. */
  readonly hand: readonly Card[];
  readonly makes: PokerHand;
  readonly closed: boolean;
}

export function viewOf({ bet, cards, held }: VideoPokerState): VideoPokerView {
  const dealt = cards.slice(0, DEALT);
  const hand = held === null ? dealt : drawn(cards, held);
  return { bet, cards: held === null ? dealt : cards, held, hand, makes: handOf(hand), closed: held !== null };
}

/** The five cards after the draw: those that were not held are replaced, from left to right, by the next of the ten. */
export function drawn(cards: readonly Card[], held: readonly boolean[]): readonly Card[] {
  const next = cards.slice(DEALT).values();
  return cards.slice(0, DEALT).map((card, at) => (held[at] ? card : (next.next().value ?? card)));
}

export function payoutFor({ amount }: VideoPokerBet, makes: PokerHand): Money {
  return payoutOf(amount, ratio(PAYS[makes]));
}
