import { prefersReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { useEffect, useEffectEvent, useState } from "react";
import type { NextStep } from "./show.ts";

export interface Replay<Shown> {
  /** Called once, and returns all steps of the hand; the first is shown at once. */
  readonly steps: () => readonly NextStep<Shown>[];
  /** The state of a hand without steps. */
  readonly nothing: Shown;
  /** Called for each step but the first. */
  readonly onStep: (shown: Shown) => void;
  readonly onEnd: () => void;
}

/**
 * Replays a settled hand step by step, and returns the part shown now; with reduced motion that is all of it at once.
 */
export function useReplay<Shown>({ steps: makeSteps, nothing, onStep, onEnd }: Replay<Shown>): Shown {
  const [steps] = useState(makeSteps);
  const [at, setAt] = useState(() => (prefersReducedMotion() ? steps.length - 1 : 0));
  const stepped = useEffectEvent(onStep);
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    const next = steps[at + 1];
    if (next === undefined) {
      ended();
      return;
    }
    const timer = setTimeout(() => {
      setAt(at + 1);
      stepped(next.shown);
    }, next.afterMs);
    return () => clearTimeout(timer);
  }, [steps, at]);
  return steps[at]?.shown ?? nothing;
}
