import type { Money } from "@fairhouse/kernel/money.ts";
import type { Card } from "../../shared/rules/cards.ts";
import type { SideStakes } from "./sides.ts";
import { BEST_TOTAL, isNatural, pipsOf, totalOf } from "./total.ts";

/**
 * Cards reserved for a hand, more than any can use. The longest hands take aces up to soft 20, a two, and aces again:
 * two such hands of 19 cards after a split of twos, and 12 cards of the dealer.
 */
export const HAND_CARDS = 52;
/** Two cards of the player, then upcard and hole card of the dealer. */
export const DEALT_CARDS = 4;

/** The amount of the hand, which every later stake follows, and the side bets, which bets of version 1 do not have. */
export interface BlackjackBet extends Partial<SideStakes> {
  readonly amount: Money;
}

export const MOVES = ["hit", "stand", "double", "split", "insure", "decline"] as const;
export type MoveName = (typeof MOVES)[number];

/** One hand of the player: the first, or one of the two made by a split. */
export interface PlayedHand {
  readonly cards: readonly Card[];
  /** True if played for twice the bet. */
  readonly doubled: boolean;
  /** True if it takes no more cards. */
  readonly done: boolean;
}

/** The full state, with every card. Secret while the hand is open. */
export interface BlackjackState {
  readonly bet: BlackjackBet;
  /** All cards that the hand can use: player, player, dealer, the dealer's hole card, then in order of need. */
  readonly cards: readonly Card[];
  readonly drawn: number;
  readonly hands: readonly PlayedHand[];
  /** The upcard, the hole card, and the cards that the dealer drew. */
  readonly dealer: readonly Card[];
  readonly insurance: "none" | "offered" | "declined" | "taken";
  readonly closed: boolean;
}

/** Returns half the amount, rounded down. */
export function insuranceStake({ amount }: Pick<BlackjackBet, "amount">): Money {
  return Math.floor(amount / 2);
}

/** Finds the index of the hand being played; −1 if there is none. */
export function activeHand({ hands, insurance, closed }: BlackjackState): number {
  return closed || insurance === "offered" ? -1 : hands.findIndex(({ done }) => !done);
}

export function movesNow(state: BlackjackState): readonly MoveName[] {
  if (state.closed) return [];
  if (state.insurance === "offered") return ["insure", "decline"];
  const hand = state.hands[activeHand(state)];
  if (hand === undefined) return [];
  const onTwo: readonly MoveName[] = hand.cards.length === 2 ? ["double"] : [];
  return ["hit", "stand", ...onTwo, ...(maySplit(state) ? (["split"] as const) : [])];
}

/** True for two cards of equal value that have not been split yet. */
function maySplit({ hands }: BlackjackState): boolean {
  const [first, second] = hands[0]?.cards ?? [];
  if (hands.length > 1 || hands[0]?.cards.length !== 2 || first === undefined || second === undefined) return false;
  return pipsOf(first) === pipsOf(second);
}

/** Returns the stake that a move adds. */
export function stakeOfMove(bet: BlackjackBet, move: MoveName): Money {
  if (move === "insure") return insuranceStake(bet);
  return move === "double" || move === "split" ? bet.amount : 0;
}

/** True if the first hand is an ace and a ten. After a split, an ace and a ten are just 21. */
export function hasNatural(hands: readonly PlayedHand[]): boolean {
  const [first] = hands;
  return hands.length === 1 && first !== undefined && isNatural(first.cards);
}

export function isBust(cards: readonly Card[]): boolean {
  return totalOf(cards).total > BEST_TOTAL;
}
