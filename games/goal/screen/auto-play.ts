import type { AutoPlay } from "../../shared/screen/auto-bets.ts";
import type { Pick } from "../../shared/screen/hand/pick-choice.tsx";
import type { GoalMove } from "../rules/goal.ts";
import type { GoalBet, GoalView } from "../rules/hand.ts";
import { PITCHES, type Size } from "../rules/pitches.ts";
import { pathOn } from "./pitch-model.ts";

/** What automatic hands are made of. */
export interface GoalSetup {
  readonly size: Size;
  readonly pick: Pick;
  readonly path: readonly number[];
  /** So many columns through random rows. */
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

/** How many columns a hand plays: no more than its pitch has. */
export function columnsOf({ size, pick, path, count }: GoalSetup): number {
  return pick === "chosen" ? pathOn(size, path).length : Math.min(count, PITCHES[size].columns);
}
