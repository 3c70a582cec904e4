import { memo } from "react";
import { clothOf, coatOf } from "./silks.ts";

export interface HorseProps {
  /** The number of the horse, and its place in the field. */
  readonly horse: number;
  readonly runner: number;
}

const [WIDTH, HEIGHT] = [132, 92];
/** The pictures of a stride, which its legs pass through: moving pictures cost no painting. */
const FRAMES = Array.from({ length: 8 }, (_, frame) => frame);
/** Each leg with the joint around which it turns, its furthest turn in degrees, and its part of the stride. */
const LEGS = [
  { path: "M36 48l-6 17 5 9-8 11", x: 36, y: 46, turn: 40, phase: 0.16, isFar: true },
  { path: "M84 50l6 16-4 9 4 11", x: 84, y: 48, turn: -42, phase: 0.16, isFar: true },
  { path: "M31 48l-3 17 7 8-6 12", x: 31, y: 46, turn: 40, phase: 0, isFar: false },
  { path: "M80 51l8 15-2 10 6 10", x: 80, y: 49, turn: -42, phase: 0, isFar: false },
] as const;

/** Draws a horse at the gallop with its jockey, facing right. It moves as its track says. */
export const Horse = memo(function Horse({ horse, runner }: HorseProps) {
  return (
    <div aria-hidden="true" className="race-horse">
      <Legs horse={horse} />
      <Body horse={horse} runner={runner} />
    </div>
  );
});

function Legs({ horse }: Pick<HorseProps, "horse">) {
  const { body, dark } = coatOf(horse);
  return (
    <div className="race-legs">
      <svg viewBox={`0 0 ${FRAMES.length * WIDTH} ${HEIGHT}`} className="race-stride" aria-hidden="true">
        {FRAMES.map((frame) => (
          <g key={frame} transform={`translate(${frame * WIDTH})`}>
            <ellipse cx="62" cy="88" rx="46" ry="3.500" fill="#000000" opacity=".22" />
            {LEGS.map(({ path, x, y, turn, phase, isFar }) => (
              <path
                key={path}
                d={path}
                transform={`rotate(${turn * Math.cos(2 * Math.PI * (frame / FRAMES.length - phase))} ${x} ${y})`}
                fill="none"
                stroke={isFar ? dark : body}
                strokeWidth={isFar ? 5.5 : 6.5}
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            ))}
          </g>
        ))}
      </svg>
    </div>
  );
}

function Body({ horse, runner }: HorseProps) {
  const { body, dark } = coatOf(horse);
  const { cloth, figure } = clothOf(runner);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="race-body" aria-hidden="true">
      <path d="M22 34C10 32 4 40 2 54c5-6 9-9 13-9 3 0 6-2 8-6z" fill={dark} />
      <path
        d="M20 40c1-9 9-14 20-14 12 0 22 5 34 3 8-1 13-6 18-12 4-5 8-8 13-10l2-5 4 4c6 2 11 6 15 12l4 7c1 3-2 6-6 5l-11-3c-4 0-7 3-9 7-4 8-7 15-13 19-7 5-16 6-25 5-10-1-18-3-27-1-11 2-21-4-19-17z"
        fill={body}
      />
      <path d="M71 30c8 0 14-4 19-11 4-5 9-9 15-11l-1 6c-6 2-9 6-12 11-4 7-10 10-17 10z" fill={dark} />
      <circle cx="114" cy="15" r="1.700" fill="#0d0805" />
      <path d="M125 23l-6 1M106 12l12 14M97 24c8 3 15 3 22 0" stroke="#1b120c" strokeWidth="1.300" fill="none" />
      <path d="M36 29l25 1 3 20c-9 2-18 2-27 0z" fill={cloth} stroke="#000000" strokeOpacity=".25" />
      <text className="race-figure" x="49" y="47" textAnchor="middle" fontSize="17" fontWeight="900" fill={figure}>
        {runner + 1}
      </text>
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M63 28l10 9-4 10" stroke="#f5f5f2" strokeWidth="6" />
        <path d="M69 47l5 1" stroke="#15181f" strokeWidth="5" />
      </g>
      <path d="M53 27c-2-8 4-14 13-17l9-2c5 0 8 3 8 7l-8 5-8 11z" fill={cloth} stroke="#000000" strokeOpacity=".25" />
      <path
        d="M75 15l10 7 6-1"
        stroke={cloth}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <circle cx="82" cy="5.500" r="6.500" fill={figure} />
      <path d="M75.500 6c0-5 3-7.500 7-7.500 4 0 7 3 7 7z" fill={cloth} />
    </svg>
  );
}
