import { useId } from "react";
import { RED } from "../rules/positions.ts";
import { DEGREES_PER_POCKET, WHEEL_ORDER } from "./wheel-motion.ts";

/** Colours of the wheel: an object with a look of its own, the same in both modes, like a chip. */
const PAINT = {
  red: ["#d5304a", "#8f1730"],
  black: ["#232a3d", "#121726"],
  green: ["#12a066", "#0a6340"],
  gold: "#e8c27a",
  ink: "#ffffff",
} as const;

const RADIUS = 172;
const BAND = 132;
const POCKET = 92;
const HALF = DEGREES_PER_POCKET / 2;

function paintOf(pocket: number): readonly [bright: string, deep: string] {
  if (pocket === 0) return PAINT.green;
  return RED.includes(pocket) ? PAINT.red : PAINT.black;
}

function at(radius: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(turn)).toFixed(2)} ${(-radius * Math.cos(turn)).toFixed(2)}`;
}

/** A part of a ring around the direction of `degrees`. */
function ringPart(outer: number, inner: number, degrees: number): string {
  return `M${at(outer, degrees - HALF)}A${outer} ${outer} 0 0 1 ${at(outer, degrees + HALF)}L${at(inner, degrees + HALF)}A${inner} ${inner} 0 0 0 ${at(inner, degrees - HALF)}Z`;
}

/** What turns: numbers, pockets, cone and turret. Two wheels may be on one page: a bet may be replayed over the game. */
export function WheelFace() {
  const id = useId();
  return (
    <svg viewBox="-200 -200 400 400" aria-hidden="true" className="absolute inset-0 size-full">
      <defs>
        <radialGradient id={`${id}-cone`}>
          <stop offset="0" stopColor="#3a4a78" />
          <stop offset="0.55" stopColor="#1c2648" />
          <stop offset="1" stopColor="#0d1328" />
        </radialGradient>
        <radialGradient id={`${id}-gold`} cx="0.38" cy="0.32">
          <stop offset="0" stopColor="#fff3cf" />
          <stop offset="0.5" stopColor="#e8c27a" />
          <stop offset="1" stopColor="#8a6420" />
        </radialGradient>
      </defs>
      {WHEEL_ORDER.map((pocket, index) => {
        const degrees = index * DEGREES_PER_POCKET;
        const [bright, deep] = paintOf(pocket);
        return (
          <g key={pocket}>
            <path d={ringPart(RADIUS, BAND, degrees)} fill={bright} />
            <path d={ringPart(BAND, POCKET, degrees)} fill={deep} />
            <path
              d={`M${at(RADIUS, degrees - HALF)}L${at(POCKET, degrees - HALF)}`}
              stroke={PAINT.gold}
              strokeOpacity="0.7"
              strokeWidth="1.1"
            />
            <text
              transform={`rotate(${degrees}) translate(0 -152)`}
              fill={PAINT.ink}
              fontSize="15.5"
              fontWeight="700"
              textAnchor="middle"
              dominantBaseline="central"
            >
              {pocket}
            </text>
          </g>
        );
      })}
      <circle r={RADIUS} fill="none" stroke={PAINT.gold} strokeWidth="2.2" />
      <circle r={BAND} fill="none" stroke={PAINT.gold} strokeOpacity="0.8" strokeWidth="1.4" />
      <circle r={POCKET} fill={`url(#${id}-cone)`} stroke={PAINT.gold} strokeWidth="2.2" />
      {[0, 90, 180, 270].map((degrees) => (
        <g key={degrees} transform={`rotate(${degrees + 45})`}>
          <path d="M-3.4 -22L-1.8 -64L1.8 -64L3.4 -22Z" fill={`url(#${id}-gold)`} />
          <circle cy="-67" r="6" fill={`url(#${id}-gold)`} />
        </g>
      ))}
      <circle r="26" fill={`url(#${id}-gold)`} />
      <circle r="17" fill="#1c2648" stroke="#fff3cf" strokeOpacity="0.6" />
      <circle r="8" fill={`url(#${id}-gold)`} />
    </svg>
  );
}

/** What stands: the bowl with its track and the marks that scatter the ball. */
export function WheelBowl() {
  const id = useId();
  return (
    <svg
      viewBox="-200 -200 400 400"
      aria-hidden="true"
      className="absolute inset-0 size-full drop-shadow-[0_18px_28px_rgb(0_0_0/0.45)]"
    >
      <defs>
        <linearGradient id={`${id}-rim`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#4a5c94" />
          <stop offset="0.5" stopColor="#222e57" />
          <stop offset="1" stopColor="#151c38" />
        </linearGradient>
        <radialGradient id={`${id}-track`}>
          <stop offset="0.84" stopColor="#0a0f20" />
          <stop offset="0.93" stopColor="#1d2748" />
          <stop offset="1" stopColor="#0e1530" />
        </radialGradient>
      </defs>
      <circle r="199" fill={`url(#${id}-rim)`} />
      <circle r="198" fill="none" stroke="#7f93cf" strokeOpacity="0.45" />
      <circle r="189" fill={`url(#${id}-track)`} stroke="#e8c27a" strokeWidth="1.6" />
      {Array.from({ length: 8 }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place.
          key={index}
          transform={`rotate(${index * 45 + 22.5}) translate(0 -180.5)`}
          d={index % 2 === 0 ? "M0 -6L3.2 0L0 6L-3.2 0Z" : "M-6 0L0 -3.2L6 0L0 3.2Z"}
          fill="#e8c27a"
        />
      ))}
    </svg>
  );
}
