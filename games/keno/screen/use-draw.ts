import { prefersReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useState } from "react";
import { useRun } from "../../shared/screen/use-run.ts";
import { DRAWN, hitsOf } from "../rules/tables.ts";

const EACH_MS = 130;
const REST_MS = 260;
const INSTANT_MS = 150;

export interface DrawOf {
  /** A new id draws anew; null is at rest. */
  readonly id: string | null;
  readonly chosen: readonly number[];
  readonly drawn: readonly number[];
  readonly instant: boolean;
  readonly onEnd: () => void;
}

/** Shows drawn numbers one after another. @returns how many are to be seen of the one that runs. */
export function useDraw({ id, chosen, drawn, instant, onEnd }: DrawOf): number {
  const [shown, setShown] = useState<{ readonly id: string | null; readonly count: number }>({ id: null, count: 0 });
  const show = (count: number) => setShown({ id, count });
  useRun(id, (signal) => {
    const after = (ms: number, act: () => void) => {
      const timer = setTimeout(act, ms);
      signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
    };
    if (instant || prefersReducedMotion()) {
      show(DRAWN);
      after(INSTANT_MS, onEnd);
      return;
    }
    drawn.forEach((number, at) => {
      after((at + 1) * EACH_MS, () => {
        show(at + 1);
        if (chosen.includes(number)) sounds.reveal(hitsOf(chosen, drawn.slice(0, at)));
        else sounds.tick();
      });
    });
    after(DRAWN * EACH_MS + REST_MS, onEnd);
  });
  return shown.id === id ? shown.count : 0;
}
