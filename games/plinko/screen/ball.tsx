import { animate } from "@fairhouse/ui/motion/animate.ts";
import { prefersReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useRef } from "react";
import { useRun } from "../../shared/screen/use-run.ts";
import type { Step } from "../rules/tables.ts";
import { type Fall, fallOf, fieldOf } from "./fall.ts";

interface BallProps {
  readonly id: string;
  readonly path: readonly Step[];
  /** Of the field. */
  readonly aspect: number;
  readonly instant: boolean;
  readonly onHit: (peg: number) => void;
  readonly onLand: () => void;
}

/** A ball that falls once, by keyframes which the browser plays without us. It goes sideways evenly, while it leaps and falls. */
export function Ball({ id, path, aspect, instant, onHit, onLand }: BallProps) {
  const sideways = useRef<HTMLDivElement>(null);
  const downwards = useRef<HTMLSpanElement>(null);
  const fall = fallOf(path, aspect);
  const { width } = fieldOf(path.length);
  const part = (cells: number) => `${(100 * cells) / width}cqw`;
  useRun(id, (signal) => {
    if (sideways.current === null || downwards.current === null) return;
    const timing = { durationMs: fall.durationMs, easing: "linear", instant, signal };
    if (!instant && !prefersReducedMotion()) hitLater(fall, signal, onHit);
    void animate(
      sideways.current,
      framesOf(fall, ({ x }) => ({ translate: `${part(x)} 0`, easing: "linear" })),
      timing,
    );
    animate(
      downwards.current,
      framesOf(fall, ({ y, easing }) => ({ translate: `0 ${part(y)}`, easing })),
      timing,
    ).then(() => {
      if (!signal.aborted) onLand();
    });
  });
  return (
    <div ref={sideways} className="plinko-ball" style={{ translate: `${part(fall.rest.x)} 0` }}>
      <span ref={downwards} style={{ translate: `0 ${part(fall.rest.y)}` }} />
    </div>
  );
}

type Moment = Fall["moments"][number];

function framesOf({ moments, durationMs }: Fall, frameOf: (moment: Moment) => Keyframe): readonly Keyframe[] {
  return moments.map((moment) => ({ offset: moment.ms / durationMs, ...frameOf(moment) }));
}

/** Each peg sounds and shines when the ball is there. */
function hitLater({ hits }: Fall, signal: AbortSignal, onHit: (peg: number) => void): void {
  const timers = hits.map(({ ms, row, peg }) =>
    setTimeout(() => {
      sounds.peg(row);
      onHit(peg);
    }, ms),
  );
  signal.addEventListener("abort", () => timers.forEach(clearTimeout), { once: true });
}
