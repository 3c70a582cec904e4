import { prefersReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useState } from "react";
import { after } from "../../shared/screen/after.ts";
import { useRun } from "../../shared/screen/use-run.ts";
import { DRAWN, hitsOf } from "../rules/tables.ts";

const EACH_MS = 130;
const REST_MS = 260;
const INSTANT_MS = 150;

export interface DrawOf {
  /** A new id starts a draw; null is at rest. */
  readonly id: string | null;
  readonly chosen: readonly number[];
  readonly drawn: readonly number[];
  readonly instant: boolean;
  readonly onEnd: () => void;
}

/** Reveals drawn numbers one after another. @returns the numbers revealed so far; all of them at rest. */
export function useDraw({ id, chosen, drawn, instant, onEnd }: DrawOf): readonly number[] {
  const [shown, setShown] = useState<{ readonly id: string | null; readonly count: number }>({ id: null, count: 0 });
  const show = (count: number) => setShown({ id, count });
  useRun(id, (signal) => {
    if (instant || prefersReducedMotion()) {
      show(DRAWN);
      after(INSTANT_MS, signal, onEnd);
      return;
    }
    drawn.forEach((number, at) => {
      after((at + 1) * EACH_MS, signal, () => {
        show(at + 1);
        if (chosen.includes(number)) sounds.reveal(hitsOf(chosen, drawn.slice(0, at)));
        else sounds.tick();
      });
    });
    after(DRAWN * EACH_MS + REST_MS, signal, onEnd);
  });
  if (id === null) return drawn;
  return drawn.slice(0, shown.id === id ? shown.count : 0);
}
