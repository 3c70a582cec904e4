import { type Money, payoutOf } from "@fairhouse/kernel/money.ts";
import { hundredths } from "@fairhouse/kernel/ratio.ts";
import { gemsOf, MAX_MINES, MIN_MINES, multiplierOf, TILES } from "../rules/multipliers.ts";

/** Numbers of mines that a player may choose. */
export const MINE_COUNTS: readonly number[] = Array.from(
  { length: MAX_MINES - MIN_MINES + 1 },
  (_, i) => MIN_MINES + i,
);

/** What a number of gems pays. */
export interface Pay {
  readonly hundredths: number;
  /** Payout less stake. */
  readonly profit: Money;
}

/** What this many gems among this many mines pay; null beyond the last gem or before the first. */
export function payOf(stake: Money, mines: number, gems: number): Pay | null {
  if (gems < 1 || gems > gemsOf(mines)) return null;
  const multiplier = multiplierOf(mines, gems);
  return { hundredths: hundredths(multiplier), profit: payoutOf(stake, multiplier) - stake };
}

/**
 * Chance that this many tiles are all gems when `open` others are known to be: the product of gems left over tiles left.
 * From a covered board C(25 − mines, gems) / C(25, gems). For display only.
 */
export function chanceOf(mines: number, gems: number, open = 0): number {
  let chance = 1;
  for (let revealed = open; revealed < open + gems; revealed++) {
    chance *= (gemsOf(mines) - revealed) / (TILES - revealed);
  }
  return chance;
}

/** The gems that the ladder shows: the last one found, the next ones, and the last of the board. */
export function ladderOf(mines: number, gems: number, steps: number): readonly number[] {
  const all = gemsOf(mines);
  const first = Math.max(1, Math.min(gems, all - steps));
  const near = Array.from({ length: steps }, (_, i) => first + i).filter((step) => step < all);
  return [...near, all];
}
