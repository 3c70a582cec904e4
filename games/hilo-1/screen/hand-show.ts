import type { HandShow, NextStep } from "../../shared/screen/hand/show.ts";
import { type HiloView, viewOf } from "../rules/hand.ts";

/** Progress of the screen in showing a hand. */
export interface Shown {
  readonly handId: string | null;
  /** Cards on the table; the last of them may still be turning over. */
  readonly cards: number;
  /** Cards that lie open and count. */
  readonly seen: number;
  /** True once the end has been shown. */
  readonly over: boolean;
}

/** Time from the shoe to the table and over, the moment of suspense. As long as the motion in `cards.css`. */
export const TURN_MS = 620;
/** Pause after the last card before the hand is over; longer after a wrong guess. */
const END_AFTER_CASH_OUT_MS = 120;
const END_AFTER_WRONG_MS = 420;

const nothing: Shown = { handId: null, cards: 0, seen: 0, over: false };

/** Shows a hand card by card; nothing reveals the effect of a card before it has turned over. */
export const hiloShow: HandShow<HiloView, Shown> = {
  nothing,
  next: nextStep,

  met(handId, { cards, closed }) {
    return cards.length > 1 && !closed ? { handId, cards: cards.length, seen: cards.length, over: false } : null;
  },

  seen(view, { seen }) {
    const open = Math.min(Math.max(1, seen), view.cards.length);
    if (open === view.cards.length) return view;
    return viewOf({ ...view, turns: view.turns.slice(0, open - 1), lost: false, closed: false });
  },

  isOver: ({ over }) => over,
};

/** Returns the next step of a hand, or null once everything visible is shown. */
export function nextStep(
  shown: Shown,
  handId: string,
  view: Pick<HiloView, "cards" | "lost" | "closed">,
): NextStep<Shown> | null {
  if (shown.handId !== handId) return { shown: { handId, cards: 1, seen: 1, over: false }, afterMs: 0 };
  if (shown.seen < shown.cards) return { shown: { ...shown, seen: shown.cards }, afterMs: TURN_MS };
  if (shown.cards < view.cards.length) return { shown: { ...shown, cards: shown.cards + 1 }, afterMs: 0 };
  if (view.closed && !shown.over) {
    return { shown: { ...shown, over: true }, afterMs: view.lost ? END_AFTER_WRONG_MS : END_AFTER_CASH_OUT_MS };
  }
  return null;
}
