import type { ReactNode } from "react";
import { TICKS } from "../rules/clock.ts";
import { LEAGUES } from "../rules/league.ts";
import { SHIRTS } from "./clubs.ts";
import { ballAt, ballSteps, type Place } from "./decoration.ts";
import { teamAt, teamAtKickOff, teamInJoy } from "./formation.ts";
import { GoalBurst } from "./goal-burst.tsx";
import type { LeagueMatch } from "./league-match.ts";
import { LENGTH, PitchGround, WIDTH } from "./pitch-ground.tsx";

const MIDDLE: Place = { along: 0.5, across: 0.5 };
/** Steps of the ball that its trail shows. */
const TRAIL = 3;

export interface PitchProps {
  readonly match: LeagueMatch;
  readonly tick: number;
  /** The side that has just scored; null if none has. */
  readonly scored: "home" | "away" | null;
  /** The number of goals that were told. */
  readonly goals: number;
}

/** Draws the match that is watched: the pitch, both teams, the ball as play goes on, and the goal that was just told. */
export function Pitch({ match: { fact, match }, tick, scored, goals }: PitchProps) {
  const steps = ballSteps(match.league);
  const step = Math.min(steps - 1, Math.floor((tick * steps) / TICKS));
  // Players arrive a moment after the ball, which is on its way from step to step.
  const ballMs = (LEAGUES[match.league].showMs / steps) * 1.04;
  const salt = fact.links?.salt ?? "";
  const key = match.link * 8 + match.match;
  const seed = `${salt}:${key}:${step}`;
  const begins = step === 0;
  const course = ballAt(salt, key, step);
  const ball = scored !== null ? { along: scored === "home" ? 1.014 : -0.014, across: 0.5 } : begins ? MIDDLE : course;
  const team = (side: "home" | "away") => {
    if (begins) return teamAtKickOff(side);
    return scored === side
      ? teamInJoy(side, `${seed.slice(0, -String(step).length)}${goals}`)
      : teamAt(side, course, seed);
  };
  const attacks = scored ?? (begins ? null : ball.along > 0.5 ? "home" : "away");
  const trail = Array.from({ length: TRAIL }, (_, back) => ballAt(salt, key, Math.max(1, step - back)));
  return (
    <svg
      viewBox={`-34 -18 ${LENGTH + 68} ${WIDTH + 36}`}
      aria-hidden="true"
      className="block max-h-[inherit] w-full rounded-tile rtl:-scale-x-100"
      style={{ background: "#114a25" }}
    >
      <PitchGround scored={scored} />
      {attacks !== null && (
        <Attack side={attacks} colour={SHIRTS[match[attacks]]?.[0] ?? "#ffffff"} reach={ball.along} />
      )}
      {scored === null && step > TRAIL && (
        <polyline
          points={trail.map(({ along, across }) => `${along * LENGTH},${across * WIDTH}`).join(" ")}
          fill="none"
          stroke="#ffffff"
          strokeOpacity=".4"
          strokeWidth="5"
          strokeDasharray="3 13"
          strokeLinecap="round"
        />
      )}
      <Team places={team("away")} team={match.away} ms={ballMs * 1.2} />
      <Team places={team("home")} team={match.home} ms={ballMs * 1.2} />
      <Moving at={ball} ms={scored === null ? ballMs : 200}>
        <ellipse cx="3" cy="9" rx="13" ry="7" fillOpacity=".35" />
        <circle r="10.500" fill="#ffffff" stroke="#0b1d12" strokeWidth="3.500" />
      </Moving>
      {scored !== null && (
        <GoalBurst
          key={`${fact.id}:${goals}`}
          side={scored}
          colours={SHIRTS[match[scored]] ?? ["#ffffff", "#ffffff"]}
        />
      )}
    </svg>
  );
}

/** Lights the part of the pitch into which a side attacks, in its colour. */
function Attack({
  side,
  colour,
  reach,
}: {
  readonly side: "home" | "away";
  readonly colour: string;
  readonly reach: number;
}) {
  const share = side === "home" ? reach : 1 - reach;
  return (
    <g
      className="transition-opacity duration-500"
      style={{ opacity: Math.max(0.12, Math.min(0.75, (share - 0.45) * 1.6)) }}
      transform={side === "home" ? undefined : `translate(${LENGTH}) scale(-1 1)`}
    >
      <defs>
        <linearGradient id="virtual-attack">
          <stop stopColor={colour} stopOpacity="0" />
          <stop offset="1" stopColor={colour} stopOpacity=".85" />
        </linearGradient>
      </defs>
      <path d={`M${LENGTH * 0.5} 0H${LENGTH}V${WIDTH}H${LENGTH * 0.5}z`} fill="url(#virtual-attack)" />
    </g>
  );
}

interface TeamProps extends Pick<MovingProps, "ms"> {
  readonly places: readonly Place[];
  readonly team: number;
}

function Team({ places, team, ms }: TeamProps) {
  const [shirt, trim] = SHIRTS[team] ?? ["#ffffff", "#000000"];
  return places.map((place, player) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a player's place in the team is their name.
    <Moving key={player} at={place} ms={ms}>
      <ellipse cx="4" cy="12" rx="17" ry="9" fillOpacity=".3" />
      <circle r="16" fill={player === 0 ? trim : shirt} stroke={player === 0 ? shirt : trim} strokeWidth="6" />
    </Moving>
  ));
}

interface MovingProps {
  readonly at: Place;
  readonly ms: number;
  readonly children: ReactNode;
}

/** Moves to a place of the pitch; with less motion it is there at once. */
function Moving({ at: { along, across }, ms, children }: MovingProps) {
  return (
    <g
      className="transition-transform ease-in-out"
      style={{ transform: `translate(${along * LENGTH}px, ${across * WIDTH}px)`, transitionDuration: `${ms}ms` }}
    >
      {children}
    </g>
  );
}
