import { type Pace, paced } from "@fairhouse/ui/motion/pace.ts";
import { useEffect, useState } from "react";
import type { HandShow, ShownOf } from "./show.ts";

/**
 * Milliseconds between steps with instant bets or without motion: a whole hand is shown within a moment.
 */
const INSTANT_STEP_MS = 8;

/** Follows a hand step by step with a pause between steps, and calls `onStep` for each step shown. */
export function useShown<View, Shown extends ShownOf>(
  hand: { readonly id: string; readonly view: View } | null,
  show: HandShow<View, Shown>,
  pace: Pace,
  onStep: (shown: Shown) => void,
): Shown {
  const [shown, setShown] = useState<Shown>(show.nothing);
  useEffect(() => {
    if (hand === null) return;
    // Joined midway: nothing of the hand has just happened.
    const met = shown.handId === null ? show.met(hand.id, hand.view) : null;
    if (met !== null) {
      setShown(met);
      return;
    }
    const next = show.next(shown, hand.id, hand.view);
    if (next === null) return;
    const take = () => {
      setShown(next.shown);
      onStep(next.shown);
    };
    const waitMs = pace === "instant" ? Math.min(next.afterMs, INSTANT_STEP_MS) : paced(next.afterMs, pace);
    const timer = setTimeout(take, waitMs);
    return () => clearTimeout(timer);
  }, [hand, show, shown, pace, onStep]);
  return shown;
}
