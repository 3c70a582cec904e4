import { useEffect, useState } from "react";
import type { MinesView } from "../rules/mines.ts";
import { nextStep, nothingShown, type Shown, shownAtOnce } from "./board-model.ts";

export interface ShownHand {
  readonly id: string;
  readonly view: MinesView;
}

/** Follows a hand tile by tile with a moment between them, and calls `onStep` for each thing that came to light. */
export function useShown(hand: ShownHand | null, instant: boolean, onStep: (shown: Shown) => void): Shown {
  const [shown, setShown] = useState<Shown>(nothingShown);
  useEffect(() => {
    if (hand === null) return;
    // Met in the middle: nothing of it happened just now.
    if (shown.handId === null && hand.view.revealed.length > 0 && !hand.view.closed) {
      setShown(shownAtOnce(hand.id, hand.view));
      return;
    }
    const next = nextStep(shown, hand.id, hand.view);
    if (next === null) return;
    const take = () => {
      setShown(next.shown);
      onStep(next.shown);
    };
    const timer = setTimeout(take, instant ? Math.min(next.afterMs, INSTANT_STEP_MS) : next.afterMs);
    return () => clearTimeout(timer);
  }, [hand, shown, instant, onStep]);
  return shown;
}

/** With instant bets a whole hand is shown within the 150 ms of a reveal. */
const INSTANT_STEP_MS = 12;
