import type { HandGame, Step } from "@fairhouse/kernel/game.ts";
import { accept, refuse } from "@fairhouse/kernel/result.ts";
import { z } from "zod";
import { amountPaying } from "../../shared/rules/amount-schema.ts";
import { drawCard } from "../../shared/rules/cards.ts";
import {
  type BlackjackBet,
  type BlackjackState,
  DEALT_CARDS,
  HAND_CARDS,
  insuranceStake,
  MOVES,
  type MoveName,
  movesNow,
  stakeOfMove,
} from "./hand.ts";
import { peeked, played } from "./play.ts";
import { BEST_RETURN, SQUARE } from "./return.ts";
import { MOST_BETS_BACK, payoutOf } from "./settle.ts";
import { adviceOn } from "./strategy.ts";
import { showsAce } from "./total.ts";
import { type BlackjackView, viewOf } from "./view.ts";

const bet = z.strictObject({
  amount: amountPaying(MOST_BETS_BACK),
});
const move = z.strictObject({ play: z.enum(MOVES) });

export interface BlackjackMove {
  readonly play: MoveName;
}
export type BlackjackRefusal = "hand_closed" | "insurance_first" | "move_not_offered";

/**
 * Blackjack (`games/blackjack/RULES.md`): an endless deck, a dealer who peeks and stands on all 17, and blackjacks that
 * pay 3:2. Doubles, a split and insurance add to the stake.
 */
export const blackjack: HandGame<BlackjackBet, BlackjackMove, BlackjackState, BlackjackView, BlackjackRefusal> = {
  id: "blackjack",
  kind: "hand",
  version: 1,
  bet,
  move,

  sampleBet(stake) {
    return { amount: stake };
  },

  stake(value) {
    return value.amount;
  },

  maxPayout(value) {
    return value.amount * MOST_BETS_BACK;
  },

  /** The return depends on the moves. */
  exactReturn() {
    return null;
  },

  bestReturn() {
    return BEST_RETURN;
  },

  exactSquare() {
    return SQUARE;
  },

  deal(value, chance) {
    const cards = Array.from({ length: HAND_CARDS }, (_, k) => drawCard(chance, k));
    const dealt: BlackjackState = {
      bet: value,
      cards,
      drawn: DEALT_CARDS,
      hands: [{ cards: cards.slice(0, 2), doubled: false, done: false }],
      dealer: cards.slice(2, DEALT_CARDS),
      insurance: "none",
      closed: false,
    };
    // Half of a one-unit bet rounds down to nothing, so it cannot be insured.
    const insurable = showsAce(dealt.dealer) && insuranceStake(value) > 0;
    return step(insurable ? { ...dealt, insurance: "offered" } : peeked(dealt), 0);
  },

  apply(state, { play }) {
    if (state.closed) return refuse("hand_closed");
    if (movesNow(state).includes(play)) return accept(step(played(state, play), stakeOfMove(state.bet, play)));
    return refuse(state.insurance === "offered" ? "insurance_first" : "move_not_offered");
  },

  /** Declines insurance and takes no more cards. */
  conclude(state) {
    if (state.closed) return null;
    return { play: state.insurance === "offered" ? "decline" : "stand" };
  },

  view: viewOf,

  samplePlay(view) {
    return { play: adviceOn(view)?.move ?? "stand" };
  },
};

function step(state: BlackjackState, extraStake: number): Step<BlackjackState> {
  return { state, extraStake, payout: state.closed ? payoutOf(state) : null };
}
