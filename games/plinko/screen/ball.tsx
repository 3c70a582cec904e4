import { animate } from "@fairhouse/ui/motion/animate.ts";
import { type Pace, paced } from "@fairhouse/ui/motion/pace.ts";
import { prefersReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { playSound } from "@fairhouse/ui/sound/sounds.ts";
import { useRef } from "react";
import { after } from "../../shared/screen/after.ts";
import { useRun } from "../../shared/screen/use-run.ts";
import type { Fall } from "../drawing/fall.ts";

interface BallProps {
  readonly id: string;
  readonly fall: Fall;
  readonly pace: Pace;
  readonly onHit: (peg: number) => void;
  readonly onLand: () => void;
}

/**
 * A ball that falls once, by keyframes which the browser plays on its own. It moves evenly sideways while it leaps and
 * falls.
 */
export function Ball({ id, fall, pace, onHit, onLand }: BallProps) {
  const sideways = useRef<HTMLDivElement>(null);
  const downwards = useRef<HTMLSpanElement>(null);
  const { moments, durationMs, hits, rest } = fall;
  useRun(id, (signal) => {
    const timing = { durationMs, easing: "linear", pace, signal };
    const across = moments.map(({ offset, x }) => ({ offset, translate: acrossBy(x) }));
    const down = moments.map(({ offset, y, easing }) => ({ offset, easing, translate: downBy(y) }));
    void animate(sideways.current, across, timing);
    animate(downwards.current, down, timing).then(() => {
      if (!signal.aborted) onLand();
    });
    if (pace === "instant" || prefersReducedMotion()) return;
    hits.forEach(({ ms, peg }, row) => {
      // Each peg sounds and lights up when the ball hits it.
      after(paced(ms, pace), signal, () => {
        ringPeg(row);
        onHit(peg);
      });
    });
  });
  return (
    <div ref={sideways} className="plinko-ball" data-tint={tintOf(id)} style={{ translate: acrossBy(rest.x) }}>
      <span ref={downwards} style={{ translate: downBy(rest.y) }} />
    </div>
  );
}

/** Plays the sound of a peg, brighter with each row that the ball falls. */
function ringPeg(row: number): void {
  playSound([{ wave: "sine", from: 1150 + 70 * row, to: 900 + 70 * row, seconds: 0.05, level: 0.07 }]);
}

/** Chooses one of three colours by the end of an id, so that a ball keeps its colour while others land. */
const tintOf = (id: string) => (id.codePointAt(id.length - 1) ?? 0) % 3;
const acrossBy = (cells: number) => `calc(${cells} * var(--cell)) 0`;
const downBy = (cells: number) => `0 calc(${cells} * var(--cell))`;
