import type { Money } from "@fairhouse/kernel/money.ts";

/** What an automatic hand may use besides its view to choose a move. */
interface AutoMind {
  /** Moves made so far. */
  readonly turn: number;
  /** Not of the house's chance: 0 … 1. */
  random(): number;
  /** Whether the balance covers another stake of this amount. */
  covers(stake: Money): boolean;
}

/**
 * How a game makes automatic bets, as its file `screen/auto-play.ts` exports it under the name `autoPlay`: the same for play and for
 * the trial of a strategy, which runs in a worker. Pure, and data alone goes in: what the player chose in the panel.
 */
export interface AutoPlay<Setup extends object, Bet, View = never, Move = never> {
  bet(stake: Money, setup: Setup): Bet;
  /** The next move of an open hand. */
  move?(view: View, setup: Setup, mind: AutoMind): Move;
  /** Choices that a player might have made, for tests. */
  readonly example: Setup;
}
