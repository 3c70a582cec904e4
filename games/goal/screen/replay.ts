import { type NextStep, stepsOf } from "../../shared/screen/hand/show.ts";
import { FLIGHT_MS } from "../drawing/pitch-model.ts";
import type { GoalView } from "../rules/hand.ts";
import { goalShow, nextStep, type Shown } from "./hand-show.ts";

/** Pause between two kicks. A hand of ten columns still ends within some seconds. */
const BETWEEN_MS = 160;

/** Lists the steps that replay a settled hand, each with its delay. Every kick takes as long as a last one. Pure. */
export function replaySteps(hand: GoalView): readonly NextStep<Shown>[] {
  return stepsOf({ nothing: goalShow.nothing, next: nextStep }, hand).map(({ shown, afterMs }) => {
    if (shown.over || shown.kicked === 0) return { shown, afterMs };
    return { shown, afterMs: shown.kicked > shown.seen ? BETWEEN_MS : FLIGHT_MS / 1.5 };
  });
}
