import type { Money } from "@fairhouse/kernel/money.ts";
import { type Pay, payAt } from "../../shared/screen/hand/near-steps.ts";
import { gemsOf, MAX_MINES, MIN_MINES, multiplierOf, TILES } from "../rules/multipliers.ts";

/** The numbers of mines that a player may choose. */
export const MINE_COUNTS: readonly number[] = Array.from(
  { length: MAX_MINES - MIN_MINES + 1 },
  (_, i) => MIN_MINES + i,
);

/** Returns the payout of this many gems among this many mines; null beyond the last gem or before the first. */
export function payOf(stake: Money, mines: number, gems: number): Pay | null {
  if (gems < 1 || gems > gemsOf(mines)) return null;
  return payAt(stake, multiplierOf(mines, gems));
}

/**
 * Returns the chance that this many tiles are all gems when `open` others are known to be: the product of gems left
 * over tiles left. On a covered board it is C(25 − mines, gems) / C(25, gems). For display only.
 */
export function chanceOf(mines: number, gems: number, open = 0): number {
  let chance = 1;
  for (let revealed = open; revealed < open + gems; revealed++) {
    chance *= (gemsOf(mines) - revealed) / (TILES - revealed);
  }
  return chance;
}
