import type { Chance } from "@fairhouse/kernel/chance.ts";
import type { HandGame, Step } from "@fairhouse/kernel/game.ts";
import { type Money, payoutOf } from "@fairhouse/kernel/money.ts";
import { hundredths } from "@fairhouse/kernel/ratio.ts";
import { accept, type Result, refuse } from "@fairhouse/kernel/result.ts";
import { z } from "zod";
import { amountSchema, WIN_FITS, winFits } from "../../shared/rules/amount-schema.ts";
import { gemsOf, MAX_MINES, MIN_MINES, multiplierOf, RETURN, TILES } from "./multipliers.ts";
import { hasEnough, STOP_CHANCE, sampleSquare } from "./sample-player.ts";

const bet = z
  .strictObject({ amount: amountSchema, mines: z.int().min(MIN_MINES).max(MAX_MINES) })
  .refine(({ amount, mines }) => winFits(amount, multiplierOf(mines, gemsOf(mines))), WIN_FITS);

/** −0 would be stored as 0 and so be a different move from the one made. */
const tile = z
  .int()
  .min(0)
  .max(TILES - 1)
  .refine((value) => !Object.is(value, -0), "not a tile");
const move = z.union([z.strictObject({ reveal: tile }), z.strictObject({ cashOut: z.literal(true) })]);

export interface MinesBet {
  readonly amount: Money;
  readonly mines: number;
}
export type MinesMove = { readonly reveal: number } | { readonly cashOut: true };
export type MinesRefusal = "hand_closed" | "tile_open" | "nothing_to_cash_out";

/** The full state. Secret while the hand is open. */
export interface MinesState {
  readonly bet: MinesBet;
  /** Tiles with mines, ascending. */
  readonly mines: readonly number[];
  /** Gems in the order in which they were revealed. */
  readonly revealed: readonly number[];
  /** The mine that ended the hand. */
  readonly hit: number | null;
  readonly closed: boolean;
}

export interface MinesView {
  readonly bet: MinesBet;
  readonly revealed: readonly number[];
  readonly hit: number | null;
  readonly closed: boolean;
  /** Current or final payout in hundredths; null before the first gem and after a mine. */
  readonly multiplier: number | null;
  /** Payout in hundredths after one more gem; null if there is none, or the hand is closed. */
  readonly nextMultiplier: number | null;
  /** Payout of cashing out now; null if impossible. */
  readonly cashOut: Money | null;
  /** Tiles with mines; null while the hand is open. */
  readonly mines: readonly number[] | null;
}

const BOARD: readonly number[] = Array.from({ length: TILES }, (_, i) => i);

/** Mines (`games/mines/RULES.md`): reveal gems, cash out before a mine; every strategy returns 99%. */
export const mines: HandGame<MinesBet, MinesMove, MinesState, MinesView, MinesRefusal> = {
  id: "mines",
  kind: "hand",
  version: 1,
  bet,
  move,

  sampleBet(stake) {
    return { amount: stake, mines: 3 };
  },

  stake(value) {
    return value.amount;
  },

  maxPayout(value) {
    return payoutOf(value.amount, multiplierOf(value.mines, gemsOf(value.mines)));
  },

  exactReturn() {
    return RETURN;
  },

  bestReturn() {
    return RETURN;
  },

  exactSquare(value) {
    return sampleSquare(value.mines);
  },

  marks(value) {
    return { mines: value.mines };
  },

  deal(value, chance) {
    const placed = [...chance.splice(BOARD, value.mines)].sort((a, b) => a - b);
    return step({ bet: value, mines: placed, revealed: [], hit: null, closed: false }, null);
  },

  apply(state, made) {
    if (state.closed) return refuse("hand_closed");
    return "reveal" in made ? reveal(state, made.reveal) : cashOut(state);
  },

  /**
   * Cashes out. A hand without a gem has nothing to cash out, and the house does not reveal a tile in a player's place:
   * such a hand stays open until its player returns.
   */
  conclude(state) {
    return !state.closed && state.revealed.length > 0 ? { cashOut: true } : null;
  },

  view(state) {
    const { closed, hit, revealed } = state;
    const won = revealed.length > 0 && hit === null;
    return {
      bet: state.bet,
      revealed,
      hit,
      closed,
      multiplier: won ? hundredths(multiplierOf(state.bet.mines, revealed.length)) : null,
      nextMultiplier: closed ? null : hundredths(multiplierOf(state.bet.mines, revealed.length + 1)),
      cashOut: won && !closed ? payoutAfter(state.bet, revealed.length) : null,
      mines: closed ? state.mines : null,
    };
  },

  samplePlay({ bet: { mines: count }, revealed }, chance: Chance, turn) {
    const gems = revealed.length;
    const stops = gems > 0 && (hasEnough(count, gems) || chance.float(2 * turn) < STOP_CHANCE);
    if (stops) return { cashOut: true };
    const covered = BOARD.filter((number) => !revealed.includes(number));
    return { reveal: covered[chance.below(covered.length, 2 * turn + 1)] ?? 0 };
  },
};

function reveal(state: MinesState, number: number): Result<Step<MinesState>, MinesRefusal> {
  if (state.revealed.includes(number)) return refuse("tile_open");
  if (state.mines.includes(number)) return accept(step({ ...state, hit: number, closed: true }, 0));
  const revealed = [...state.revealed, number];
  const last = revealed.length === gemsOf(state.bet.mines);
  return accept(step({ ...state, revealed, closed: last }, last ? payoutAfter(state.bet, revealed.length) : null));
}

function cashOut(state: MinesState): Result<Step<MinesState>, MinesRefusal> {
  if (state.revealed.length === 0) return refuse("nothing_to_cash_out");
  return accept(step({ ...state, closed: true }, payoutAfter(state.bet, state.revealed.length)));
}

function payoutAfter(value: MinesBet, gems: number): Money {
  return payoutOf(value.amount, multiplierOf(value.mines, gems));
}

/** Moves of mines never add stake. */
function step(state: MinesState, payout: Money | null): Step<MinesState> {
  return { state, extraStake: 0, payout };
}
