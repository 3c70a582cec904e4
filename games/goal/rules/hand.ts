import { type Money, payoutOf } from "@fairhouse/kernel/money.ts";
import { hundredths } from "@fairhouse/kernel/ratio.ts";
import { multiplierOf, type Size } from "./pitches.ts";

export interface GoalBet {
  readonly amount: Money;
  readonly size: Size;
}

/** The full state, with every keeper. Secret while the hand is open. */
export interface GoalState {
  readonly bet: GoalBet;
  /** Each column's keeper as a row from 0 at the top; one for each column, from the left. */
  readonly keepers: readonly number[];
  /** The rows through which the ball was played, column by column; the last one was saved if the hand is lost. */
  readonly picks: readonly number[];
  readonly closed: boolean;
}

export interface GoalView {
  readonly bet: GoalBet;
  readonly picks: readonly number[];
  /** True if the keeper of the last column has the ball. */
  readonly saved: boolean;
  readonly closed: boolean;
  /** Current or final payout in hundredths; null before the first column and if the hand is lost. */
  readonly multiplier: number | null;
  /** Payout in hundredths after one more column; null when the hand is closed. */
  readonly nextMultiplier: number | null;
  /** Payout of cashing out now; null if impossible. */
  readonly cashOut: Money | null;
  /** The keepers of the played columns, which reveal nothing about the others; all keepers when the hand is closed. */
  readonly keepers: readonly number[];
}

/** Returns the player's view of a hand. While it is open, keepers of columns to come are not read. */
export function viewOf({ bet, keepers, picks, closed }: GoalState): GoalView {
  const saved = isSaved(keepers, picks);
  const passed = saved ? 0 : picks.length;
  return {
    bet,
    picks,
    saved,
    closed,
    multiplier: passed > 0 ? hundredths(multiplierOf(bet.size, passed)) : null,
    nextMultiplier: closed ? null : hundredths(multiplierOf(bet.size, picks.length + 1)),
    cashOut: passed > 0 && !closed ? payoutAfter(bet, passed) : null,
    keepers: closed ? keepers : keepers.slice(0, picks.length),
  };
}

/** True if the ball was last played to the keeper. */
export function isSaved(keepers: readonly number[], picks: readonly number[]): boolean {
  return picks.length > 0 && picks.at(-1) === keepers[picks.length - 1];
}

/** Returns the payout of cashing out after the given number of columns. */
export function payoutAfter(bet: GoalBet, columns: number): Money {
  return payoutOf(bet.amount, multiplierOf(bet.size, columns));
}
