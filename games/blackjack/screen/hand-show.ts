import type { HandShow } from "../../shared/screen/hand/show.ts";
import type { BlackjackView } from "../rules/view.ts";
import { type Beat, beatsOf, viewAfter } from "./beats.ts";

/** Progress of the screen in showing a hand. */
export interface Shown {
  readonly handId: string | null;
  /** Beats that have begun; the last one may still be running. */
  readonly begun: number;
  /** Beats that have ended, and count. */
  readonly seen: number;
  /** True once the end has been shown. */
  readonly over: boolean;
}

/** Duration of each beat. A card counts once it lies open. With the answer of the house, a deal takes less than 3 s. */
const BEAT_MS: Readonly<Record<Beat["kind"], number>> = {
  card: 320,
  dealer: 380,
  hole: 240,
  "sides-won": 1_000,
  "sides-lost": 380,
  insure: 240,
  peek: 800,
  split: 320,
  double: 220,
  turn: 520,
};
/** Pause after the last card before the hand is over. */
const END_MS = 300;

const nothing: Shown = { handId: null, begun: 0, seen: 0, over: false };

/** Shows a hand beat by beat; nothing reveals the effect of a card before it lies open. */
export const blackjackShow: HandShow<BlackjackView, Shown> = {
  nothing,

  next(shown, handId, view) {
    if (shown.handId !== handId) return { shown: { ...nothing, handId, begun: 1 }, afterMs: 0 };
    const beats = beatsOf(view);
    const now = shown.seen < shown.begun ? beats[shown.begun - 1] : undefined;
    if (now !== undefined) return { shown: { ...shown, seen: shown.begun }, afterMs: BEAT_MS[now.kind] };
    if (shown.begun < beats.length) return { shown: { ...shown, begun: shown.begun + 1 }, afterMs: 0 };
    return view.closed && !shown.over ? { shown: { ...shown, over: true }, afterMs: END_MS } : null;
  },

  met(handId, view) {
    const moved = view.hands.length > 1 || view.hands.some(({ cards }) => cards.length > 2);
    if (view.closed || (!moved && view.insurance.status === "none")) return null;
    const { length } = beatsOf(view);
    return { handId, begun: length, seen: length, over: false };
  },

  seen: (view, { seen }) => viewAfter(view, seen),

  isOver: ({ over }) => over,
};

/** Returns the beat that is running, if any. */
export function beatNow(view: BlackjackView, { begun, seen }: Shown): Beat | null {
  return seen < begun ? (beatsOf(view)[begun - 1] ?? null) : null;
}
