import type { Pick } from "../../shared/screen/hand/pick-choice.tsx";
import type { AutoPlay } from "../../shared/screen/panel/auto-bets.ts";
import type { MinesBet, MinesMove, MinesView } from "../rules/mines.ts";
import { coveredTiles, mostTiles } from "./board-model.ts";

/** The settings of automatic hands. */
export interface MinesSetup {
  readonly mines: number;
  readonly pick: Pick;
  readonly chosen: readonly number[];
  /** Number of random tiles. */
  readonly count: number;
}

export const autoPlay: AutoPlay<MinesSetup, MinesBet, MinesView, MinesMove> = {
  bet: (amount, { mines }) => ({ amount, mines }),
  move(view, setup, { turn, random }) {
    if (turn >= tilesOf(setup)) return { cashOut: true };
    const covered = coveredTiles(view, []);
    const tile = setup.pick === "chosen" ? setup.chosen[turn] : covered[Math.floor(random() * covered.length)];
    return tile === undefined ? { cashOut: true } : { reveal: tile };
  },
  example: { mines: 3, pick: "random", chosen: [], count: 3 },
};

/**
 * Returns how many tiles a hand reveals. With more mines than when the tiles were chosen, not all of them could be
 * gems.
 */
export function tilesOf({ mines, pick, chosen, count }: MinesSetup): number {
  return Math.min(pick === "chosen" ? chosen.length : count, mostTiles(mines));
}
