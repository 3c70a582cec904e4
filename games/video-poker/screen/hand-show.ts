import type { HandShow, NextStep } from "../../shared/screen/hand/show.ts";
import { DEALT } from "../rules/draws.ts";
import { type VideoPokerView, viewOf } from "../rules/hand.ts";

/** How much of a hand has been shown. */
export interface Shown {
  readonly handId: string | null;
  /** Dealt cards that lie on the table; the last of them may still be turning over. */
  readonly dealt: number;
  /** All of them lie open: now they can be held. */
  readonly ready: boolean;
  /** Cards that have come for discarded ones, from left to right. */
  readonly drawn: number;
  /** The end has been shown. */
  readonly over: boolean;
}

/** From card to card. */
const NEXT_CARD_MS = 110;
/** Until the last card has come and turned over: most of the motion in `cards.css`. */
const TURN_MS = 520;
/** A hand that was kept whole has nothing to turn over. */
const KEPT_MS = 260;

const nothing: Shown = { handId: null, dealt: 0, ready: false, drawn: 0, over: false };

/** What decides how a hand is shown. */
type Draw = Pick<VideoPokerView, "held">;

/** How the screen follows a hand: card by card, and nothing tells what the draw brought before its last card lies open. */
export const videoPokerShow: HandShow<VideoPokerView, Shown> = {
  nothing,
  next: nextStep,

  /** A hand that is met in the middle is dealt again for the eye: it has come no further than that. */
  met: () => null,

  seen: (view, { over }) => (over ? view : viewOf({ bet: view.bet, cards: view.cards, held: null })),

  isOver: ({ over }) => over,
};

/** The next thing to show of a hand, or null when all that may be seen is shown. */
export function nextStep(shown: Shown, handId: string, { held }: Draw): NextStep<Shown> | null {
  if (shown.handId !== handId) return { shown: { ...nothing, handId, dealt: 1 }, afterMs: 0 };
  if (shown.dealt < DEALT) return { shown: { ...shown, dealt: shown.dealt + 1 }, afterMs: NEXT_CARD_MS };
  if (!shown.ready) return { shown: { ...shown, ready: true }, afterMs: TURN_MS };
  if (held === null || shown.over) return null;
  const draws = held.filter((kept) => !kept).length;
  if (shown.drawn < draws) return { shown: { ...shown, drawn: shown.drawn + 1 }, afterMs: NEXT_CARD_MS };
  return { shown: { ...shown, over: true }, afterMs: draws === 0 ? KEPT_MS : TURN_MS };
}
