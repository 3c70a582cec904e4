import { type Money, payoutOf } from "@fairhouse/kernel/money.ts";
import { hundredths } from "@fairhouse/kernel/ratio.ts";
import { multiplierOf, type Size } from "./pitches.ts";

export interface GoalBet {
  readonly amount: Money;
  readonly size: Size;
}

/** Secret as long as the hand is open: it knows every keeper. */
export interface GoalState {
  readonly bet: GoalBet;
  /** In which row each column's keeper waits, from 0 at the top; one for each column, from the left. */
  readonly keepers: readonly number[];
  /** The rows through which the ball was played, column by column; the last was kept when the hand is lost. */
  readonly picks: readonly number[];
  readonly closed: boolean;
}

export interface GoalView {
  readonly bet: GoalBet;
  readonly picks: readonly number[];
  /** The keeper of the last column has the ball. */
  readonly saved: boolean;
  readonly closed: boolean;
  /** Hundredths that the hand pays now, or paid; null before the first column and when it is lost. */
  readonly multiplier: number | null;
  /** Hundredths after one more column; null when the hand is closed. */
  readonly nextMultiplier: number | null;
  /** What cashing out now returns; null when that is not possible. */
  readonly cashOut: Money | null;
  /** The keepers of the columns that were played, which tell nothing of the others; of all when the hand is closed. */
  readonly keepers: readonly number[];
}

/** What a player sees of a hand. While it is open, reads no keeper of a column that is still to come. */
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

/** Whether the ball was last played to the keeper. */
export function isSaved(keepers: readonly number[], picks: readonly number[]): boolean {
  return picks.length > 0 && picks.at(-1) === keepers[picks.length - 1];
}

/** What a hand returns that is cashed out after so many columns. */
export function payoutAfter(bet: GoalBet, columns: number): Money {
  return payoutOf(bet.amount, multiplierOf(bet.size, columns));
}
