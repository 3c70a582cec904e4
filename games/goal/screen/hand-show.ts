import type { HandShow, NextStep } from "../../shared/screen/hand/show.ts";
import { flightMs, hasScored, type Progress } from "../drawing/pitch-model.ts";
import { type GoalView, viewOf } from "../rules/hand.ts";

/** Progress of the screen in showing a hand. */
export interface Shown extends Progress {
  readonly handId: string | null;
}

/** Pause behind the last keeper before the shot into the net. */
const BEFORE_SHOT_MS = 220;
/** Pause after the last column before the hand is over; longer after a save. */
const END_AFTER_CASH_OUT_MS = 120;
const END_AFTER_SAVE_MS = 620;

/** The facts that decide what is shown. */
type Played = Pick<GoalView, "bet" | "picks" | "saved" | "closed">;

/** Shows a hand kick by kick; nothing reveals a keeper before the ball reaches him. */
export const goalShow: HandShow<GoalView, Shown> = {
  nothing: { handId: null, kicked: 0, seen: 0, over: false },
  next: nextStep,

  met(handId, { picks, closed }) {
    return picks.length > 0 && !closed ? { handId, kicked: picks.length, seen: picks.length, over: false } : null;
  },

  seen(view, { seen }) {
    if (seen >= view.picks.length) return view;
    return viewOf({ ...view, picks: view.picks.slice(0, seen), closed: false });
  },

  isOver: ({ over }) => over,
};

/** Returns the next step of a hand, or null once everything visible is shown. */
export function nextStep(shown: Shown, handId: string, view: Played): NextStep<Shown> | null {
  const { picks, saved, closed } = view;
  if (shown.handId !== handId) return { shown: { ...goalShow.nothing, handId }, afterMs: 0 };
  if (shown.seen < shown.kicked) {
    return { shown: { ...shown, seen: shown.kicked }, afterMs: flightMs(shown.kicked, picks.length) };
  }
  if (shown.kicked < picks.length) return { shown: { ...shown, kicked: shown.kicked + 1 }, afterMs: 0 };
  if (closed && !shown.over) {
    const afterMs = saved ? END_AFTER_SAVE_MS : hasScored(view) ? BEFORE_SHOT_MS : END_AFTER_CASH_OUT_MS;
    return { shown: { ...shown, over: true }, afterMs };
  }
  return null;
}
