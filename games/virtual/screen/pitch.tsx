import { TICKS } from "../rules/clock.ts";
import { SHIRTS } from "./clubs.ts";
import { ballAt } from "./decoration.ts";
import type { LeagueMatch } from "./use-virtual.ts";

/** The pitch in units of a tenth of a metre, with its border. */
const [LENGTH, WIDTH] = [1_050, 680];
/** Steps of the ball in a match. */
const STEPS = 48;

export interface PitchProps {
  readonly match: LeagueMatch;
  readonly tick: number;
  /** The side that has just scored; null if none has. */
  readonly scored: "home" | "away" | null;
}

/** Draws the match that is watched: a pitch, the ball as play goes on, and the goal that was just told. */
export function Pitch({ match: { fact, match }, tick, scored }: PitchProps) {
  const step = Math.floor((tick * STEPS) / TICKS);
  const { along, across } =
    scored === null
      ? ballAt(fact.links?.salt ?? "", match.link * 8 + match.match, step)
      : { along: scored === "home" ? 1.012 : -0.012, across: 0.5 };
  const [homeShirt] = SHIRTS[match.home] ?? ["#ffffff"];
  const [awayShirt] = SHIRTS[match.away] ?? ["#ffffff"];
  const pressing = scored ?? (along > 0.5 ? "home" : "away");
  return (
    <svg
      viewBox={`-30 -20 ${LENGTH + 60} ${WIDTH + 40}`}
      aria-hidden="true"
      className="block w-full rounded-tile rtl:-scale-x-100"
      style={{ background: "#1e7a3c" }}
    >
      <defs>
        <pattern id="virtual-grass" width="210" height={WIDTH} patternUnits="userSpaceOnUse">
          <rect width="105" height={WIDTH} fill="#238545" />
          <rect x="105" width="105" height={WIDTH} fill="#1f7b3f" />
        </pattern>
        <radialGradient id="virtual-press">
          <stop stopColor={pressing === "home" ? homeShirt : awayShirt} stopOpacity=".55" />
          <stop offset="1" stopColor={pressing === "home" ? homeShirt : awayShirt} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={LENGTH} height={WIDTH} fill="url(#virtual-grass)" />
      <g fill="none" stroke="#ffffff" strokeOpacity=".75" strokeWidth="5">
        <rect width={LENGTH} height={WIDTH} />
        <path d={`M${LENGTH / 2} 0v${WIDTH}`} />
        <circle cx={LENGTH / 2} cy={WIDTH / 2} r="91" />
        <path d={`M0 ${WIDTH / 2 - 202}h165v404H0M0 ${WIDTH / 2 - 92}h55v184H0`} />
        <path d={`M${LENGTH} ${WIDTH / 2 - 202}h-165v404h165M${LENGTH} ${WIDTH / 2 - 92}h-55v184h55`} />
        <path d={`M0 ${WIDTH / 2 - 37}h-24v74H0M${LENGTH} ${WIDTH / 2 - 37}h24v74h-24`} />
      </g>
      <g
        className="transition-transform ease-in-out motion-reduce:transition-none"
        style={{
          transform: `translate(${along * LENGTH}px, ${across * WIDTH}px)`,
          transitionDuration: scored === null ? "520ms" : "180ms",
        }}
      >
        <circle r="150" fill="url(#virtual-press)" />
        <circle r="13" fill="#ffffff" stroke="#0b1d12" strokeWidth="4" />
      </g>
    </svg>
  );
}
