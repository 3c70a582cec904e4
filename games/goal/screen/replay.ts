import { type NextStep, stepsOf } from "../../shared/screen/hand/show.ts";
import { FLIGHT_MS, goalShow, nextStep, type Shown } from "./hand-show.ts";
import type { SettledHand } from "./settled-hand.ts";

/** The moment between two kicks. A hand of ten columns still ends within some seconds. */
const BETWEEN_MS = 160;

/**
 * A settled hand as it was played: each step with what is seen after it, and how long it waits for its turn. Every kick takes its
 * time, as if it were the last. Pure.
 */
export function replaySteps(hand: SettledHand): readonly NextStep<Shown>[] {
  return stepsOf({ nothing: goalShow.nothing, next: nextStep }, hand).map(({ shown, afterMs }) => {
    if (shown.over || shown.kicked === 0) return { shown, afterMs };
    return { shown, afterMs: shown.kicked > shown.seen ? BETWEEN_MS : FLIGHT_MS / 1.5 };
  });
}
