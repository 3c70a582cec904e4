import type { Money } from "@fairhouse/kernel/money.ts";

/** The resources of an automatic hand, besides its view, to choose a move. */
interface AutoMind {
  /** Moves made so far. */
  readonly turn: number;
  /** Returns a number in 0 … 1, independent of the house's chance. */
  random(): number;
  /** Returns true if the balance covers another stake of this amount. */
  covers(stake: Money): boolean;
}

/**
 * The automatic bets of a game, exported as `autoPlay` by its `screen/auto-play.ts`: the same for play and for the
 * trial of a strategy, which runs in a worker. Its functions are pure and take plain data: what the player chose in the
 * panel.
 */
export interface AutoPlay<Setup extends object, Bet, View = never, Move = never> {
  bet(stake: Money, setup: Setup): Bet;
  /** Returns the next move of an open hand. */
  move?(view: View, setup: Setup, mind: AutoMind): Move;
  /** A possible choice of a player, for tests. */
  readonly example: Setup;
}
