import { type NextStep, stepsOf } from "../../shared/screen/hand/show.ts";
import type { HiloView } from "../rules/hand.ts";
import { hiloShow, nextStep, type Shown, TURN_MS } from "./hand-show.ts";

export type ReplayStep = NextStep<Shown>;

/** Pause between two cards: slow enough to follow, while a hand of many cards still ends in a few seconds. */
const SLOWEST_MS = 420;
const QUICKEST_MS = 60;
const ALL_CARDS_MS = 4_000;
/** Hands with more cards turn them faster. */
const MANY_CARDS = 8;

/** Lists the steps that replay a settled hand, each with its delay. Pure. */
export function replaySteps(hand: HiloView): readonly ReplayStep[] {
  const view = { cards: hand.cards, lost: hand.lost, closed: true };
  const pauseMs = Math.min(SLOWEST_MS, Math.max(QUICKEST_MS, ALL_CARDS_MS / hand.cards.length));
  const turnMs = hand.cards.length > MANY_CARDS ? pauseMs : TURN_MS;
  return stepsOf({ nothing: hiloShow.nothing, next: nextStep }, view).map((step) => {
    const { cards, seen, over } = step.shown;
    if (over || cards === 1) return step;
    return { shown: step.shown, afterMs: cards > seen ? pauseMs : turnMs };
  });
}
