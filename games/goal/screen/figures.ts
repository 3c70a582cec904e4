import type { Money } from "@fairhouse/kernel/money.ts";
import { type Pay, payAt } from "../../shared/screen/hand/near-steps.ts";
import type { GoalView } from "../rules/hand.ts";
import { multiplierOf, PITCHES, type Size } from "../rules/pitches.ts";

/** Returns the number of keepers that the ball passed. */
export function passedOf({ picks, saved }: Pick<GoalView, "picks" | "saved">): number {
  return picks.length - (saved ? 1 : 0);
}

/** Returns the payout after a number of columns; null beyond the last or before the first. */
export function payOf(stake: Money, size: Size, columns: number): Pay | null {
  if (columns < 1 || columns > PITCHES[size].columns) return null;
  return payAt(stake, multiplierOf(size, columns));
}

/** Returns the chance that the ball passes this many more keepers. For display only. */
export function chanceOf(size: Size, columns: number): number {
  const { rows } = PITCHES[size];
  return ((rows - 1) / rows) ** columns;
}
