import type { Pick } from "../../shared/screen/hand/pick-choice.tsx";
import type { AutoPlay } from "../../shared/screen/panel/auto-bets.ts";
import { pathOn } from "../drawing/pitch-model.ts";
import type { GoalMove } from "../rules/goal.ts";
import type { GoalBet, GoalView } from "../rules/hand.ts";
import { PITCHES, type Size } from "../rules/pitches.ts";

/** The settings of automatic hands. */
export interface GoalSetup {
  readonly size: Size;
  readonly pick: Pick;
  readonly path: readonly number[];
  /** Number of columns to play through random rows. */
  readonly count: number;
}

export const autoPlay: AutoPlay<GoalSetup, GoalBet, GoalView, GoalMove> = {
  bet: (amount, { size }) => ({ amount, size }),
  move(_view, setup, { turn, random }) {
    if (turn >= columnsOf(setup)) return { cashOut: true };
    const row = setup.pick === "chosen" ? setup.path[turn] : Math.floor(random() * PITCHES[setup.size].rows);
    return row === undefined ? { cashOut: true } : { pick: row };
  },
  example: { size: "medium", pick: "random", path: [], count: 3 },
};

/** Returns how many columns a hand plays, at most those of its pitch. */
export function columnsOf({ size, pick, path, count }: GoalSetup): number {
  return pick === "chosen" ? pathOn(size, path).length : Math.min(count, PITCHES[size].columns);
}
