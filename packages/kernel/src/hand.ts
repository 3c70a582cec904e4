import type { AnyBet, AnyHandGame, AnyMove, AnyState } from "./any-game.ts";
import type { Chance } from "./chance.ts";
import type { Money } from "./money.ts";

/** A hand as its seed, version, bet and moves define it: never stored, always folded, by server and browser alike. */
export interface OpenHand {
  readonly id: string;
  readonly game: AnyHandGame;
  readonly bet: AnyBet;
  readonly nonce: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly moves: readonly AnyMove[];
  readonly state: AnyState;
  /** Total stake so far. */
  readonly stake: Money;
  /** Number of stakes so far; the ledger numbers them from 1. */
  readonly stakes: number;
  /** Null while open. */
  readonly payout: Money | null;
}

/** Deals a new hand: its first cards, tiles or whatever the game deals. */
export function dealHand(
  hand: Pick<OpenHand, "id" | "game" | "bet" | "nonce" | "createdAt">,
  chance: Chance,
): OpenHand {
  const step = hand.game.deal(hand.bet, chance);
  const stake = hand.game.stake(hand.bet) + step.extraStake;
  return { ...hand, moves: [], state: step.state, stake, stakes: 1, payout: step.payout };
}

/** Plays a move. Returns the hand after it, or the rules' refusal code. A closed hand stays closed. */
export function playMove(hand: OpenHand, move: AnyMove): { hand: OpenHand; extraStake: Money } | { refusal: string } {
  if (hand.payout !== null) return { refusal: "hand_closed" };
  const result = hand.game.apply(hand.state, move);
  if (!result.ok) return { refusal: result.refusal };
  const { state, extraStake, payout } = result.value;
  const next = {
    ...hand,
    moves: [...hand.moves, move],
    state,
    stake: hand.stake + extraStake,
    stakes: hand.stakes + (extraStake > 0 ? 1 : 0),
    payout,
  };
  return { hand: next, extraStake };
}

/**
 * Folds a recorded hand.
 * @throws Error if a recorded move is refused: the rules then changed without a new version.
 */
export function foldHand(
  hand: Pick<OpenHand, "id" | "game" | "bet" | "nonce" | "createdAt">,
  moves: readonly AnyMove[],
  chance: Chance,
): OpenHand {
  let folded = dealHand(hand, chance);
  for (const move of moves) {
    const next = playMove(folded, move);
    if ("refusal" in next) throw new Error(`recorded move of hand ${hand.id} is refused: ${next.refusal}`);
    folded = next.hand;
  }
  return folded;
}
