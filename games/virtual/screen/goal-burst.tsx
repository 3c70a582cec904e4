import { animate } from "@fairhouse/ui/motion/animate.ts";
import { prefersReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { useEffect, useRef } from "react";
import type { Side } from "../../shared/rules/football/match-facts.ts";
import { noise } from "./decoration.ts";
import { LENGTH, WIDTH } from "./pitch-ground.tsx";

const RIPPLES = [0, 1, 2];
const PIECES = Array.from({ length: 44 }, (_, at) => at);

export interface GoalBurstProps {
  readonly side: Side;
  readonly colours: readonly [shirt: string, trim: string];
}

/** Throws confetti in the scorer's colours out of the goal, and sends ripples over the pitch. */
export function GoalBurst({ side, colours: [shirt, trim] }: GoalBurstProps) {
  const group = useRef<SVGGElement>(null);
  useEffect(() => {
    if (prefersReducedMotion()) return;
    const inwards = side === "home" ? -1 : 1;
    for (const [at, element] of [...(group.current?.children ?? [])].entries()) {
      if (at < RIPPLES.length) {
        void animate(
          element,
          [
            { transform: "scale(0.15)", opacity: 0.9 },
            { transform: "scale(1)", opacity: 0 },
          ],
          {
            durationMs: 1_300,
            delayMs: at * 170,
            easing: "ease-out",
          },
        );
        continue;
      }
      const far = inwards * (60 + 520 * noise(`${at}:far`) ** 1.4);
      const wide = (noise(`${at}:wide`) - 0.5) * WIDTH * 0.9;
      const turn = 720 * (noise(`${at}:turn`) - 0.5);
      void animate(
        element,
        [
          { transform: "translate(0px, 0px) rotate(0deg)", opacity: 1 },
          { transform: `translate(${far * 0.8}px, ${wide - 50}px) rotate(${turn}deg)`, opacity: 1, offset: 0.45 },
          { transform: `translate(${far}px, ${wide + 90}px) rotate(${2 * turn}deg)`, opacity: 0 },
        ],
        { durationMs: 1_300 + 400 * noise(`${at}:long`), easing: "cubic-bezier(.15,.7,.4,1)" },
      );
    }
  }, [side]);
  return (
    <g transform={`translate(${side === "home" ? LENGTH : 0} ${WIDTH / 2})`}>
      <g ref={group}>
        {RIPPLES.map((at) => (
          <circle
            key={`ripple ${at}`}
            r="420"
            fill="none"
            stroke={at === 1 ? trim : shirt}
            strokeWidth="10"
            opacity="0"
          />
        ))}
        {PIECES.map((at) => (
          <rect key={at} x="-8" y="-5" width="16" height="10" rx="2" fill={at % 3 === 0 ? trim : shirt} opacity="0" />
        ))}
      </g>
    </g>
  );
}
