import { INSTANT_REVEAL_MS, type Pace, paced } from "@fairhouse/ui/motion/pace.ts";
import { prefersReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { playSound, sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useState } from "react";
import { after } from "../../shared/screen/after.ts";
import { useRun } from "../../shared/screen/use-run.ts";
import { DRAWN, hitsOf } from "../rules/tables.ts";
import { isClose, timesOf } from "./build-up.ts";

const FAST_EACH_MS = 130;
const REST_MS = 260;

export interface DrawOf {
  /** A new id starts a draw; null is at rest. */
  readonly id: string | null;
  readonly chosen: readonly number[];
  readonly drawn: readonly number[];
  /** Payouts by number of hits. */
  readonly pays: readonly number[];
  readonly pace: Pace;
  readonly onEnd: () => void;
}

/** Reveals drawn numbers one after another. @returns the numbers revealed so far; all of them at rest. */
export function useDraw({ id, chosen, drawn, pays, pace, onEnd }: DrawOf): readonly number[] {
  const [shown, setShown] = useState<{ readonly id: string | null; readonly count: number }>({ id: null, count: 0 });
  const show = (count: number) => setShown({ id, count });
  useRun(id, (signal) => {
    if (pace === "instant" || prefersReducedMotion()) {
      show(DRAWN);
      after(INSTANT_REVEAL_MS, signal, onEnd);
      return;
    }
    // Fast play has no time for a build-up.
    const times =
      pace === "animated" ? timesOf(chosen, drawn, pays) : drawn.map((_, at) => paced((at + 1) * FAST_EACH_MS, pace));
    drawn.forEach((number, at) => {
      after(times[at] ?? 0, signal, () => {
        show(at + 1);
        const hits = hitsOf(chosen, drawn.slice(0, at));
        if (chosen.includes(number)) sounds.reveal(hits);
        else if (isClose(pays, hits)) hum(at);
        else sounds.tick();
      });
    });
    after((times.at(-1) ?? 0) + paced(REST_MS, pace), signal, onEnd);
  });
  if (id === null) return drawn;
  return drawn.slice(0, shown.id === id ? shown.count : 0);
}

/** Plays a low tone that rises while one more hit would pay much. */
function hum(at: number): void {
  playSound([{ wave: "sine", from: 220 + 22 * at, to: 236 + 22 * at, seconds: 0.16, level: 0.14 }]);
}
