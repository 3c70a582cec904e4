import { INSTANT_REVEAL_MS, type Pace, paced } from "@fairhouse/ui/motion/pace.ts";
import { prefersReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useState } from "react";
import { after } from "../../shared/screen/after.ts";
import { useRun } from "../../shared/screen/use-run.ts";
import { DRAWN, hitsOf } from "../rules/tables.ts";

const EACH_MS = 130;
const REST_MS = 260;

export interface DrawOf {
  /** A new id starts a draw; null is at rest. */
  readonly id: string | null;
  readonly chosen: readonly number[];
  readonly drawn: readonly number[];
  readonly pace: Pace;
  readonly onEnd: () => void;
}

/** Reveals drawn numbers one after another. @returns the numbers revealed so far; all of them at rest. */
export function useDraw({ id, chosen, drawn, pace, onEnd }: DrawOf): readonly number[] {
  const [shown, setShown] = useState<{ readonly id: string | null; readonly count: number }>({ id: null, count: 0 });
  const show = (count: number) => setShown({ id, count });
  useRun(id, (signal) => {
    if (pace === "instant" || prefersReducedMotion()) {
      show(DRAWN);
      after(INSTANT_REVEAL_MS, signal, onEnd);
      return;
    }
    drawn.forEach((number, at) => {
      after(paced((at + 1) * EACH_MS, pace), signal, () => {
        show(at + 1);
        if (chosen.includes(number)) sounds.reveal(hitsOf(chosen, drawn.slice(0, at)));
        else sounds.tick();
      });
    });
    after(paced(DRAWN * EACH_MS + REST_MS, pace), signal, onEnd);
  });
  if (id === null) return drawn;
  return drawn.slice(0, shown.id === id ? shown.count : 0);
}
