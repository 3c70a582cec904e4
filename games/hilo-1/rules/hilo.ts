import type { HandGame, Step } from "@fairhouse/kernel/game.ts";
import { accept, type Result, refuse } from "@fairhouse/kernel/result.ts";
import { z } from "zod";
import { amountPaying } from "../../shared/rules/amount-schema.ts";
import { DECK, drawCard } from "../../shared/rules/cards.ts";
import {
  allowedGuesses,
  cardAt,
  HAND_CARDS,
  type HiloBet,
  type HiloState,
  type HiloView,
  hasWon,
  maySkip,
  payoutNow,
  viewOf,
} from "./hand.ts";
import { type Guess, isRight, MAX_MULTIPLIER, RETURN } from "./odds.ts";
import { sampleMove, sampleSquare } from "./sample-player.ts";

const bet = z.strictObject({
  amount: amountPaying(MAX_MULTIPLIER),
  /** The first card: chosen by the player, or null for card 0 of the stream. Draws are cards 1, 2, … either way. */
  start: z.enum(DECK).nullable(),
});
const move = z.union([
  z.strictObject({ guess: z.enum(["higher", "lower", "same"]) }),
  z.strictObject({ skip: z.literal(true) }),
  z.strictObject({ cashOut: z.literal(true) }),
]);

export type HiloMove = { readonly guess: Guess } | { readonly skip: true } | { readonly cashOut: true };
export type HiloRefusal = "hand_closed" | "guess_not_offered" | "last_card" | "nothing_to_cash_out";

/**
 * HiLo 1 (`games/hilo-1/RULES.md`): higher, lower or the same, and cash out before a wrong guess; every strategy
 * returns 99%.
 */
export const hilo: HandGame<HiloBet, HiloMove, HiloState, HiloView, HiloRefusal> = {
  id: "hilo-1",
  kind: "hand",
  version: 1,
  bet,
  move,

  sampleBet(stake) {
    return { amount: stake, start: null };
  },

  stake(value) {
    return value.amount;
  },

  maxPayout(value) {
    return value.amount * MAX_MULTIPLIER;
  },

  exactReturn() {
    return RETURN;
  },

  bestReturn() {
    return RETURN;
  },

  exactSquare: sampleSquare,

  deal(value, chance) {
    const drawn = Array.from({ length: HAND_CARDS }, (_, k) => drawCard(chance, k));
    const cards = value.start === null ? drawn : [value.start, ...drawn.slice(1)];
    return step({ bet: value, cards, turns: [], lost: false, closed: false });
  },

  apply(state, made) {
    if (state.closed) return refuse("hand_closed");
    if ("cashOut" in made) return cashOut(state);
    return "skip" in made ? skip(state) : guess(state, made.guess);
  },

  /**
   * Cashes out. A hand without a right guess has nothing to cash out, and the house does not guess in a player's place:
   * such a hand stays open until its player returns.
   */
  conclude(state) {
    return !state.closed && hasWon(state) ? { cashOut: true } : null;
  },

  view: viewOf,

  samplePlay: sampleMove,
};

function guess(state: HiloState, guessed: Guess): Result<Step<HiloState>, HiloRefusal> {
  if (allowedGuesses(state).every(({ guess }) => guess !== guessed)) return refuse("guess_not_offered");
  const [from, to] = [cardAt(state, state.turns.length), cardAt(state, state.turns.length + 1)];
  const turned = { ...state, turns: [...state.turns, guessed] };
  if (!isRight(from, guessed, to)) return accept(step({ ...turned, lost: true, closed: true }));
  return accept(step(closedAtTheEnd(turned)));
}

function skip(state: HiloState): Result<Step<HiloState>, HiloRefusal> {
  if (!maySkip(state)) return refuse("last_card");
  return accept(step(closedAtTheEnd({ ...state, turns: [...state.turns, "skip"] })));
}

function cashOut(state: HiloState): Result<Step<HiloState>, HiloRefusal> {
  if (!hasWon(state)) return refuse("nothing_to_cash_out");
  return accept(step({ ...state, closed: true }));
}

/** Closes the hand with its last card, after which there is nothing to guess: the hand pays on its own. */
function closedAtTheEnd(state: HiloState): HiloState {
  return { ...state, closed: state.turns.length + 1 === HAND_CARDS };
}

/** Moves of hilo never add stake. */
function step(state: HiloState): Step<HiloState> {
  return { state, extraStake: 0, payout: state.closed ? (state.lost ? 0 : payoutNow(state)) : null };
}
