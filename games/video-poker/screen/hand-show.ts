import type { HandShow, NextStep } from "../../shared/screen/hand/show.ts";
import { DEALT } from "../rules/draws.ts";
import { type VideoPokerView, viewOf } from "../rules/hand.ts";

/** Progress of the screen in showing a hand. */
export interface Shown {
  readonly handId: string | null;
  /** Dealt cards on the table; the last of them may still be turning over. */
  readonly dealt: number;
  /** True once all of them are open and can be held. */
  readonly ready: boolean;
  /** Cards drawn so far in place of discarded ones, from left to right. */
  readonly drawn: number;
  /** True once the end has been shown. */
  readonly over: boolean;
}

/** Delay between two cards. */
const NEXT_CARD_MS = 110;
/** Delay until the last card has arrived and turned over: most of the motion in `cards.css`. */
const TURN_MS = 520;
/** Delay if all cards were kept and none turns over. */
const KEPT_MS = 260;

const nothing: Shown = { handId: null, dealt: 0, ready: false, drawn: 0, over: false };

/** The facts that decide how a hand is shown. */
type Draw = Pick<VideoPokerView, "held">;

/** Shows a hand card by card; nothing reveals the result of the draw before its last card lies open. */
export const videoPokerShow: HandShow<VideoPokerView, Shown> = {
  nothing,
  next: nextStep,

  /** A hand joined midway is dealt again on screen, as it has got no further than the deal. */
  met: () => null,

  seen: (view, { over }) => (over ? view : viewOf({ bet: view.bet, cards: view.cards, held: null })),

  isOver: ({ over }) => over,
};

/** Returns the next step of a hand, or null once everything visible is shown. */
export function nextStep(shown: Shown, handId: string, { held }: Draw): NextStep<Shown> | null {
  if (shown.handId !== handId) return { shown: { ...nothing, handId, dealt: 1 }, afterMs: 0 };
  if (shown.dealt < DEALT) return { shown: { ...shown, dealt: shown.dealt + 1 }, afterMs: NEXT_CARD_MS };
  if (!shown.ready) return { shown: { ...shown, ready: true }, afterMs: TURN_MS };
  if (held === null || shown.over) return null;
  const draws = held.filter((kept) => !kept).length;
  if (shown.drawn < draws) return { shown: { ...shown, drawn: shown.drawn + 1 }, afterMs: NEXT_CARD_MS };
  return { shown: { ...shown, over: true }, afterMs: draws === 0 ? KEPT_MS : TURN_MS };
}
