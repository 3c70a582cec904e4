import { animate } from "@fairhouse/ui/motion/animate.ts";
import type { Pace } from "@fairhouse/ui/motion/pace.ts";
import { useReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { useAnimationFrame } from "@fairhouse/ui/motion/use-animation-frame.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { type Ref, useRef } from "react";
import { useRun } from "../../shared/screen/use-run.ts";
import { paintsOf } from "../drawing/paint.ts";
import { leanOf, paysUnder } from "../drawing/pointer.ts";
import { type Rim as RimOf, rimOf } from "../rules/tables.ts";
import { Hub } from "./hub.tsx";
import { Rim } from "./rim.tsx";
import "./wheel.css";

const SPIN_MS = 3_000;
const TURNS = 4;
const EASE = "cubic-bezier(0.1, 0.72, 0.16, 1)";

export interface DiscProps {
  readonly rim: RimOf;
  /** A new id spins to `segment`. */
  readonly spinning: string | null;
  /** The segment at which the wheel stopped or will stop; null before a first spin. */
  readonly segment: number | null;
  readonly pace: Pace;
  readonly onRest: () => void;
}

/** The wheel under its pointer, which every passing peg pushes aside, and the hub, which shows what is under it. */
export function Disc({ rim, spinning, segment, pace, onRest }: DiscProps) {
  const { multiplier } = useFormats();
  const turned = useRef<HTMLDivElement>(null);
  const pointer = useRef<SVGSVGElement>(null);
  const hub = useRef<HTMLDivElement>(null);
  const still = useReducedMotion();
  const from = useRef(0);
  const passed = useRef(0);
  const paints = paintsOf(rim);
  const step = 360 / rim.segments;
  const at = segment === null ? 0 : -(segment + 0.5) * step;
  useRun(spinning, (signal) => {
    const start = from.current % 360;
    const goal = at + 360 * (TURNS + Math.ceil((start - at) / 360));
    const frames = [{ rotate: `${start}deg` }, { rotate: `${goal}deg` }];
    animate(turned.current, frames, { durationMs: SPIN_MS, easing: EASE, pace, signal }).then(() => {
      from.current = at;
      if (pointer.current !== null) pointer.current.style.rotate = "";
      if (!signal.aborted) onRest();
    });
  });
  useAnimationFrame(spinning !== null && pace !== "instant" && !still, () => {
    if (turned.current === null || pointer.current === null || hub.current === null) return;
    const turn = Number.parseFloat(getComputedStyle(turned.current).rotate) / step;
    pointer.current.style.rotate = `${-leanOf(turn)}deg`;
    const now = Math.floor(turn);
    if (now === passed.current) return;
    passed.current = now;
    sounds.tick();
    const under = paysUnder(rim, turn);
    hub.current.textContent = multiplier(under);
    hub.current.style.setProperty("--paint", (under > 0 && paints.get(under)) || "");
  });
  const rests = spinning === null && segment !== null;
  const pays = segment === null ? 0 : (rimOf(rim)[segment] ?? 0);
  return (
    <div className="wheel-disc" data-result={rests ? (pays > 0 ? "won" : "lost") : "none"}>
      <Pointer ref={pointer} />
      <div ref={turned} className="wheel-rim" style={{ rotate: `${at}deg` }}>
        <Rim rim={rim} lit={rests && pays > 0 ? segment : null} />
      </div>
      <Hub
        turning={spinning === null ? null : hub}
        text={rests ? multiplier(pays) : null}
        paint={pays > 0 ? paints.get(pays) : undefined}
        won={rests && pays > 0}
      />
    </div>
  );
}

function Pointer({ ref }: { readonly ref: Ref<SVGSVGElement> }) {
  return (
    <svg ref={ref} viewBox="0 -8 40 54" aria-hidden="true" className="wheel-pointer">
      <path d="M20 45L5 17A16.500 16.500 0 1 1 35 17z" fill="#ffffff" stroke="#141c36" strokeWidth="2" />
      <circle cx="20" cy="17" r="6.500" fill="#f0264e" />
    </svg>
  );
}
