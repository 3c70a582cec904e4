import type { HandGame, Step } from "@fairhouse/kernel/game.ts";
import { accept, type Result, refuse } from "@fairhouse/kernel/result.ts";
import { z } from "zod";
import { amountSchema, WIN_FITS, winFits } from "../../shared/rules/amount-schema.ts";
import { type GoalBet, type GoalState, type GoalView, isSaved, payoutAfter, viewOf } from "./hand.ts";
import { multiplierOf, PITCHES, RETURN, SIZES } from "./pitches.ts";
import { sampleMove, sampleSquare } from "./sample-player.ts";

const bet = z
  .strictObject({ amount: amountSchema, size: z.enum(SIZES) })
  .refine(({ amount, size }) => winFits(amount, multiplierOf(size, PITCHES[size].columns)), WIN_FITS);

/**
 * A row from 0 at the top; the pitch limits it further. −0 would be stored as 0 and so be a different move from the one
 * made.
 */
const row = z
  .int()
  .min(0)
  .max(PITCHES.big.rows - 1)
  .refine((value) => !Object.is(value, -0), "not a row");
const move = z.union([z.strictObject({ pick: row }), z.strictObject({ cashOut: z.literal(true) })]);

/** A pick is for the next column: moves of a hand are numbered, so it cannot be taken for a pick of another column. */
export type GoalMove = { readonly pick: number } | { readonly cashOut: true };
export type GoalRefusal = "hand_closed" | "no_such_row" | "nothing_to_cash_out";

/**
 * Goal (`games/goal/RULES.md`): pass one keeper a column, and cash out before one saves the ball; every strategy
 * returns 97%.
 */
export const goal: HandGame<GoalBet, GoalMove, GoalState, GoalView, GoalRefusal> = {
  id: "goal",
  kind: "hand",
  version: 1,
  bet,
  move,

  sampleBet(stake) {
    return { amount: stake, size: "medium" };
  },

  stake(value) {
    return value.amount;
  },

  maxPayout(value) {
    return payoutAfter(value, PITCHES[value.size].columns);
  },

  exactReturn() {
    return RETURN;
  },

  bestReturn() {
    return RETURN;
  },

  exactSquare(value) {
    return sampleSquare(value.size);
  },

  marks(value) {
    return { rows: PITCHES[value.size].rows };
  },

  deal(value, chance) {
    const { rows, columns } = PITCHES[value.size];
    const keepers = Array.from({ length: columns }, (_, column) => chance.below(rows, column));
    return step({ bet: value, keepers, picks: [], closed: false }, null);
  },

  apply(state, made) {
    if (state.closed) return refuse("hand_closed");
    return "pick" in made ? pick(state, made.pick) : cashOut(state);
  },

  /**
   * Cashes out. A hand whose ball was not played yet has nothing to cash out, and the house does not play in a player's
   * place: such a hand stays open until its player returns.
   */
  conclude(state) {
    return !state.closed && state.picks.length > 0 ? { cashOut: true } : null;
  },

  view: viewOf,
  samplePlay: sampleMove,
};

function pick(state: GoalState, chosen: number): Result<Step<GoalState>, GoalRefusal> {
  const { rows, columns } = PITCHES[state.bet.size];
  if (chosen >= rows) return refuse("no_such_row");
  const picks = [...state.picks, chosen];
  if (isSaved(state.keepers, picks)) return accept(step({ ...state, picks, closed: true }, 0));
  const scored = picks.length === columns;
  return accept(step({ ...state, picks, closed: scored }, scored ? payoutAfter(state.bet, columns) : null));
}

function cashOut(state: GoalState): Result<Step<GoalState>, GoalRefusal> {
  if (state.picks.length === 0) return refuse("nothing_to_cash_out");
  return accept(step({ ...state, closed: true }, payoutAfter(state.bet, state.picks.length)));
}

/** Moves of goal never add stake. */
function step(state: GoalState, payout: number | null): Step<GoalState> {
  return { state, extraStake: 0, payout };
}
