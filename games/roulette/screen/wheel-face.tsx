import { type ReactNode, useId } from "react";
import { DEGREES_PER_POCKET, WHEEL_ORDER } from "../drawing/wheel-order.ts";
import { colourOf } from "./pocket-tone.ts";

/** Colours of the wheel. It is an object with its own look, the same in both modes, like a chip. */
const PAINT = { red: "#d02c3f", black: "#191b26", green: "#158a50", gold: "#f4cd74", ink: "#ffffff" } as const;

/** Radii in a square of 400: the rotor's edge, the border between numbers and pockets, and the cone in the middle. */
const ROTOR = 162;
const BAND = 133;
const CONE = 98;
const HALF = DEGREES_PER_POCKET / 2;

function at(radius: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(turn)).toFixed(2)} ${(-radius * Math.cos(turn)).toFixed(2)}`;
}

/** Returns the outline of one sector of the rotor, centred on `degrees`. */
function sector(degrees: number): string {
  const [before, after] = [degrees - HALF, degrees + HALF];
  return `M${at(ROTOR, before)}A${ROTOR} ${ROTOR} 0 0 1 ${at(ROTOR, after)}L${at(CONE, after)}A${CONE} ${CONE} 0 0 0 ${at(CONE, before)}Z`;
}

/** Returns the walls between pockets, from one radius to another. */
function walls(from: number, to: number): string {
  return WHEEL_ORDER.map((_, index) => {
    const degrees = (index + 0.5) * DEGREES_PER_POCKET;
    return `M${at(from, degrees)}L${at(to, degrees)}`;
  }).join("");
}

const SECTORS = (["red", "black", "green"] as const).map((colour) => ({
  colour,
  path: WHEEL_ORDER.flatMap((pocket, index) =>
    colourOf(pocket) === colour ? sector(index * DEGREES_PER_POCKET) : [],
  ).join(""),
}));

/**
 * Draws the turning part: numbers, pockets, cone and turret. Its shades are radially symmetric, so that the light stays
 * fixed while it turns.
 */
export function WheelFace() {
  // There may be two wheels on one page, because a bet can be replayed over the game.
  const id = useId();
  return (
    <Layer>
      <defs>
        <Shade
          id={`${id}-pockets`}
          stops={[
            [0.6, "#000", 0.62],
            [0.72, "#000", 0.16],
            [0.81, "#000", 0.34],
            [0.83, "#000", 0],
            [1, "#000", 0.22],
          ]}
        />
        <Shade
          id={`${id}-cone`}
          stops={[
            [0, "#c9783f"],
            [0.45, "#8f4521"],
            [0.85, "#5c2412"],
            [1, "#3a1408"],
          ]}
        />
        <Shade
          id={`${id}-gold`}
          stops={[
            [0, "#fff6d6"],
            [0.45, "#f2bd4b"],
            [1, "#8f560a"],
          ]}
        />
      </defs>
      {SECTORS.map(({ colour, path }) => (
        <path key={colour} d={path} fill={PAINT[colour]} />
      ))}
      <circle r={ROTOR} fill={`url(#${id}-pockets)`} />
      <path d={walls(BAND, ROTOR)} stroke={PAINT.gold} strokeOpacity="0.5" strokeWidth="0.9" />
      <path d={walls(CONE, BAND)} stroke="#000" strokeOpacity="0.55" strokeWidth="3.4" />
      <path d={walls(CONE, BAND)} stroke={PAINT.gold} strokeWidth="1.7" />
      {WHEEL_ORDER.map((pocket, index) => (
        <text
          key={pocket}
          transform={`rotate(${index * DEGREES_PER_POCKET}) translate(0 -147)`}
          fill={PAINT.ink}
          fontSize="16"
          fontWeight="700"
          textAnchor="middle"
          dominantBaseline="central"
        >
          {pocket}
        </text>
      ))}
      <circle r={ROTOR} fill="none" stroke={PAINT.gold} strokeWidth="2.6" />
      <circle r={BAND} fill="none" stroke={PAINT.gold} strokeOpacity="0.85" strokeWidth="1.5" />
      <circle r={CONE} fill={`url(#${id}-cone)`} stroke={PAINT.gold} strokeWidth="3" />
      <circle r="74" fill="none" stroke="#2b0d04" strokeOpacity="0.5" strokeWidth="1.4" />
      {Array.from({ length: 8 }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: planks are identified by their place.
          key={index}
          d={`M${at(28, index * 45 + 22.5)}L${at(CONE - 2, index * 45 + 22.5)}`}
          stroke="#2b0d04"
          strokeOpacity="0.4"
          strokeWidth="1.4"
        />
      ))}
      {[45, 135, 225, 315].map((degrees) => (
        <g key={degrees} transform={`rotate(${degrees})`} fill={`url(#${id}-gold)`}>
          <path d="M-5.5 -18L-2.6 -62H2.6L5.5 -18Z" />
          <circle cy="-65" r="8" stroke="#6b3c05" strokeOpacity="0.6" />
        </g>
      ))}
      <circle r="27" fill={`url(#${id}-gold)`} stroke="#6b3c05" strokeOpacity="0.7" strokeWidth="1.5" />
      <circle r="16" fill={`url(#${id}-gold)`} stroke="#6b3c05" strokeOpacity="0.5" />
    </Layer>
  );
}

/** Draws the part below: the wooden bowl with its gold rim, the ball's track, and the marks that scatter the ball. */
export function WheelBowl() {
  const id = useId();
  return (
    <Layer className="drop-shadow-[0_18px_28px_rgb(0_0_0/0.45)]">
      <defs>
        <Shade
          id={`${id}-wood`}
          middle={0.42}
          stops={[
            [0.7, "#4a1a0b"],
            [0.8, "#8a4120"],
            [0.88, "#b0602f"],
            [0.95, "#7d3a1a"],
            [1, "#3d160a"],
          ]}
        />
        <Shade
          id={`${id}-track`}
          stops={[
            [0.86, "#2a0e05"],
            [0.9, "#1c0803"],
            [0.955, "#5a2511"],
            [1, "#2a0e05"],
          ]}
        />
        <Shade
          id={`${id}-slope`}
          stops={[
            [0.85, "#2b0d04"],
            [0.93, "#7c3a1a"],
            [1, "#9a4f27"],
          ]}
        />
        <linearGradient id={`${id}-rim`} x1="0" y1="0" x2="0.6" y2="1">
          <stop stopColor="#fff3c4" />
          <stop offset="0.35" stopColor="#f0b53c" />
          <stop offset="0.7" stopColor="#a86a10" />
          <stop offset="1" stopColor="#f6cf6a" />
        </linearGradient>
      </defs>
      <circle r="198" fill={`url(#${id}-wood)`} />
      <circle r="196.4" fill="none" stroke={`url(#${id}-rim)`} strokeWidth="3.6" />
      <circle r="189" fill={`url(#${id}-track)`} />
      <circle r="189" fill="none" stroke={`url(#${id}-rim)`} strokeWidth="1.4" />
      <circle r="174" fill={`url(#${id}-slope)`} stroke="#1c0803" strokeWidth="0.8" />
      {Array.from({ length: 8 }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: marks are identified by their place.
          key={index}
          transform={`rotate(${index * 45 + 22.5}) translate(0 -168.4)`}
          d={index % 2 === 0 ? "M0 -5.4L2.6 0L0 5.4L-2.6 0Z" : "M-7 0L0 -2.6L7 0L0 2.6Z"}
          fill={`url(#${id}-rim)`}
        />
      ))}
    </Layer>
  );
}

/** Draws the fixed layer above both: light from above on wood, gold and numbers. */
export function WheelLight() {
  const id = useId();
  return (
    <Layer className="pointer-events-none">
      <defs>
        <linearGradient id={`${id}-shine`} x1="0.2" y1="0" x2="0.7" y2="0.85">
          <stop stopColor="#fff" stopOpacity="0.3" />
          <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.2" />
        </linearGradient>
        <radialGradient id={`${id}-glint`} cx="0.4" cy="0.28" r="0.6">
          <stop stopColor="#fff" stopOpacity="0.34" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle r="198" fill={`url(#${id}-shine)`} />
      <circle r={CONE} fill={`url(#${id}-glint)`} />
    </Layer>
  );
}

function Layer({ className = "", children }: { readonly className?: string; readonly children: ReactNode }) {
  return (
    <svg viewBox="-200 -200 400 400" aria-hidden="true" className={`absolute inset-0 size-full ${className}`}>
      {children}
    </svg>
  );
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Defines a radial shade; its centre may be slightly above the middle. */
function Shade(props: { readonly id: string; readonly middle?: number; readonly stops: readonly Stop[] }) {
  return (
    <radialGradient id={props.id} cy={props.middle ?? 0.5}>
      {props.stops.map(([offset, colour, opacity]) => (
        <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
      ))}
    </radialGradient>
  );
}
