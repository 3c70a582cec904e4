import { type NextStep, stepsOf } from "../../shared/screen/hand/show.ts";
import type { MinesView } from "../rules/mines.ts";
import { nextStep, nothingShown, type Shown } from "./board-model.ts";

/** Pause between two tiles: slow enough to follow, while a hand of many tiles still ends in a few seconds. */
const SLOWEST_MS = 480;
const QUICKEST_MS = 140;
const ALL_TILES_MS = 5_000;
/** Factor of the pause before the mine. */
const BEFORE_MINE = 1.5;

/**
 * Lists the steps that replay a settled hand, each with its delay. The first shows the covered board, the last
 * everything. Pure.
 */
export function replaySteps(hand: Pick<MinesView, "revealed" | "hit">): readonly NextStep<Shown>[] {
  const view = { revealed: hand.revealed, hit: hand.hit, closed: true };
  const tiles = hand.revealed.length + (hand.hit === null ? 0 : 1);
  const tileMs = Math.min(SLOWEST_MS, Math.max(QUICKEST_MS, ALL_TILES_MS / Math.max(1, tiles)));
  return stepsOf({ nothing: nothingShown, next: nextStep }, view).map(({ shown, afterMs }) => {
    // The covered board is shown at once; the field opens as in the game.
    const opensTile = !shown.field && (shown.gems > 0 || shown.hit);
    return { shown, afterMs: opensTile ? tileMs * (shown.hit ? BEFORE_MINE : 1) : afterMs };
  });
}
