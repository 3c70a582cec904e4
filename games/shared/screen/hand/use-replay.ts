import { prefersReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { useEffect, useEffectEvent, useState } from "react";
import type { NextStep } from "./show.ts";

export interface Replay<Shown> {
  /** Called once, for all steps of the hand; the first is shown at once. */
  readonly steps: () => readonly NextStep<Shown>[];
  /** What is shown of a hand without steps. */
  readonly nothing: Shown;
  /** Something came to light; not called for the first step. */
  readonly onStep: (shown: Shown) => void;
  readonly onEnd: () => void;
}

/** Plays a settled hand step by step and says how much of it lies open now; under reduced motion all of it does at once. */
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
