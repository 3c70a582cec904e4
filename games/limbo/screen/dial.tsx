import { animate } from "@fairhouse/ui/motion/animate.ts";
import type { Pace } from "@fairhouse/ui/motion/pace.ts";
import { useReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { useAnimationFrame } from "@fairhouse/ui/motion/use-animation-frame.ts";
import { playSound } from "@fairhouse/ui/sound/sounds.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useRef } from "react";
import { useRun } from "../../shared/screen/use-run.ts";
import { shareReaching } from "../rules/point.ts";
import { limboWords } from "./words/words.ts";
import "./limbo.css";

/**
 * The position of a point on the arc is the share of all points before it: the arc of a target is as long as its
 * chance.
 */
const shareBefore = (point: number) => 1 - Math.min(1, shareReaching(Math.max(point, 100)));
const angleOf = (point: number) => `${180 * shareBefore(point) - 90}deg`;
/** Returns the point, in hundredths, that a needle at an angle in degrees shows on its way. */
const pointAt = (angle: number) => Math.floor(Math.max(100, 99 / Math.max(1 - (angle + 90) / 180, 1e-4)));

const TICKS = [110, 150, 200, 300, 500, 1_000, 10_000];
const ARC = "M40 200A160 160 0 0 1 360 200";
/** Light on the outer half of the arc. */
const SHEEN = "M34 200A166 166 0 0 1 366 200";
const RUN_MS = 700;
const REST = "-90deg";

export interface DialProps {
  /** In hundredths. */
  readonly target: number;
  /** A new id sends the needle to `drawn`. */
  readonly running: string | null;
  readonly drawn: { readonly point: number; readonly won: boolean } | null;
  readonly pace: Pace;
  readonly onRest: () => void;
}

/**
 * All points on an arc, the winning ones in green behind a bar at the target, and a needle inside it that runs to the
 * drawn point, from left to right in every language. The number in its middle runs along.
 */
export function Dial({ target, running, drawn, pace, onRest }: DialProps) {
  const words = limboWords.useWords();
  const { multiplier, percent } = useFormats();
  const needle = useRef<SVGGElement>(null);
  const passing = useRef<HTMLSpanElement>(null);
  const still = useReducedMotion();
  const from = useRef(REST);
  const at = drawn === null ? REST : angleOf(drawn.point);
  useRun(running, (signal) => {
    swingNeedle();
    const frames = [{ rotate: from.current }, { rotate: at }];
    animate(needle.current, frames, { durationMs: RUN_MS, pace, signal }).then(() => {
      from.current = at;
      if (!signal.aborted) onRest();
    });
  });
  useAnimationFrame(running !== null && pace !== "instant" && !still, () => {
    if (needle.current === null || passing.current === null) return;
    passing.current.textContent = multiplier(pointAt(Number.parseFloat(getComputedStyle(needle.current).rotate)));
  });
  const rests = drawn !== null && running === null;
  // Before the first bet nothing was drawn: a multiplier would look like a result.
  const text = drawn === null ? percent(shareReaching(target)) : multiplier(drawn.point);
  const before = shareBefore(target);
  return (
    <div className="limbo-dial" data-result={rests ? (drawn.won ? "won" : "lost") : "none"}>
      <svg viewBox="-32 -6 464 218" aria-hidden="true" className="limbo-arc">
        <path d={ARC} className="limbo-rim" />
        <path d={ARC} className="limbo-groove" />
        <path d={ARC} pathLength={1} strokeDasharray={`${before} 1`} className="limbo-below" />
        <path d={ARC} pathLength={1} strokeDasharray={`0 ${before} ${1 - before} 1`} className="limbo-above" />
        <path d={SHEEN} className="limbo-sheen" />
        {TICKS.map((tick) => (
          <Tick key={tick} angle={180 * shareBefore(tick)} text={`${tick / 100}×`} />
        ))}
        <g ref={needle} className="limbo-needle" style={{ rotate: at }}>
          <path d="M200 52l9 22q-9-5-18 0z" />
        </g>
        <rect
          x="197.5"
          y="25"
          width="5"
          height="30"
          rx="2.5"
          className="limbo-bound"
          style={{ rotate: angleOf(target) }}
        />
      </svg>
      <p aria-hidden="true" className="limbo-point tabular" style={{ "--letters": text.length }}>
        {running === null ? text : <span ref={passing} />}
      </p>
      <p aria-hidden="true" className="limbo-goal tabular">
        {drawn === null ? words.chanceToReach : words.target} <bdi>{multiplier(target)}</bdi>
      </p>
    </div>
  );
}

/** Plays the sound of a needle that swings up its scale and settles. */
function swingNeedle(): void {
  playSound(
    [{ wave: "triangle", from: 180, to: 660, seconds: 0.55, level: 0.1 }],
    [
      { centre: 3400, sharpness: 6, after: 0.6, seconds: 0.03, level: 0.3 },
      { centre: 2900, sharpness: 6, after: 0.67, seconds: 0.03, level: 0.14 },
    ],
  );
}

/** A tick outside the arc, where no needle crosses its label, at an angle from the left end. */
function Tick({ angle, text }: { readonly angle: number; readonly text: string }) {
  const radians = (angle * Math.PI) / 180;
  const at = (radius: number) => [200 - radius * Math.cos(radians), 200 - radius * Math.sin(radians)] as const;
  const [outer, inner, label] = [at(180), at(175), at(185)];
  return (
    <g className="limbo-tick">
      <path d={`M${outer.join(" ")}L${inner.join(" ")}`} />
      <text
        x={label[0]}
        y={label[1]}
        textAnchor={Math.abs(angle - 90) < 10 ? "middle" : angle < 90 ? "end" : "start"}
        dominantBaseline={Math.abs(angle - 90) < 10 ? "auto" : "central"}
      >
        {text}
      </text>
    </g>
  );
}
