import type { HandGame, Step } from "@fairhouse/kernel/game.ts";
import { accept, refuse } from "@fairhouse/kernel/result.ts";
import { z } from "zod";
import { amountPaying } from "../../shared/rules/amount-schema.ts";
import { DECK } from "../../shared/rules/cards.ts";
import { BEST_RETURN, BEST_SQUARE } from "./best-play.ts";
import { DEALT } from "./draws.ts";
import { payoutFor, type VideoPokerBet, type VideoPokerState, type VideoPokerView, viewOf } from "./hand.ts";
import { bestHold, cardsHeld } from "./holds.ts";
import { MAX_PAY } from "./poker-hands.ts";

const bet = z.strictObject({
  amount: amountPaying(MAX_PAY),
});
const move = z.strictObject({
  /** One flag for each dealt card, from left to right, true if kept. */
  hold: z.array(z.boolean()).length(DEALT),
});

/** Keeps the cards flagged true and draws for the others, which ends the hand. */
export interface VideoPokerMove {
  readonly hold: readonly boolean[];
}
export type VideoPokerRefusal = "hand_closed";

/**
 * Video poker (`games/video-poker/RULES.md`): five cards are dealt, some are held, the others replaced; jacks or better
 * pay.
 */
export const videoPoker: HandGame<VideoPokerBet, VideoPokerMove, VideoPokerState, VideoPokerView, VideoPokerRefusal> = {
  id: "video-poker",
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
    return value.amount * MAX_PAY;
  },

  /** Every hold has its own return. */
  exactReturn() {
    return null;
  },

  bestReturn() {
    return BEST_RETURN;
  },

  exactSquare() {
    return BEST_SQUARE;
  },

  deal(value, chance) {
    return step({ bet: value, cards: chance.splice(DECK, 2 * DEALT), held: null });
  },

  apply(state, { hold }) {
    return state.held === null ? accept(step({ ...state, held: hold })) : refuse("hand_closed");
  },

  /** Draws with the best hold: an abandoned hand keeps its full value for its player. */
  conclude(state) {
    return state.held === null ? bestMove(viewOf(state)) : null;
  },

  view: viewOf,

  samplePlay: bestMove,
};

function bestMove({ cards }: VideoPokerView): VideoPokerMove {
  return { hold: cardsHeld(bestHold(cards)) };
}

/** Moves of video poker never add stake. */
function step(state: VideoPokerState): Step<VideoPokerState> {
  const { bet: placed, makes, closed } = viewOf(state);
  return { state, extraStake: 0, payout: closed ? payoutFor(placed, makes) : null };
}
