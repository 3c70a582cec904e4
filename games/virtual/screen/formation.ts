import type { Side } from "../../shared/rules/football/match-facts.ts";
import { noise, type Place } from "./decoration.ts";

/** The places of the home side's players while the ball is in the middle: the goalkeeper first, then 4-3-3. */
const FORMATION: readonly Place[] = [
  { along: 0.025, across: 0.5 },
  { along: 0.22, across: 0.86 },
  { along: 0.22, across: 0.14 },
  { along: 0.17, across: 0.62 },
  { along: 0.17, across: 0.38 },
  { along: 0.34, across: 0.5 },
  { along: 0.4, across: 0.74 },
  { along: 0.42, across: 0.28 },
  { along: 0.57, across: 0.84 },
  { along: 0.6, across: 0.52 },
  { along: 0.57, across: 0.16 },
];
/** Shares of the ball's way that a team goes along with it. */
const FOLLOWS = { along: 0.55, across: 0.3 };
/** The share of the way to the ball that its nearest player covers. */
const REACHES = 0.75;
const RESTLESS = 0.05;
/** The highest place of a player in their own half at a kick-off, and the share of their way there. */
const [OWN_HALF, DRAWN_BACK] = [0.47, 0.86];

/** Returns where a team stands while the ball is somewhere; `seed` makes its players a little restless. */
export function teamAt(side: Side, ball: Place, seed: string): readonly Place[] {
  const own = mirrored(side, ball);
  const places = FORMATION.map(({ along, across }, player) => {
    const follows = player === 0 ? 0.06 : FOLLOWS.along;
    return {
      along: inside(along + follows * (own.along - 0.5) + RESTLESS * (noise(`${seed}:${player}:x`) - 0.5)),
      across: inside(across + FOLLOWS.across * (own.across - 0.5) + RESTLESS * (noise(`${seed}:${player}:y`) - 0.5)),
    };
  });
  const distances = places.map((place, player) => (player === 0 ? Number.POSITIVE_INFINITY : distance(place, own)));
  const nearest = distances.indexOf(Math.min(...distances));
  return places.map((place, player) => mirrored(side, player === nearest ? between(place, own, REACHES) : place));
}

/** Returns where a team stands at a kick-off. */
export function teamAtKickOff(side: Side): readonly Place[] {
  return FORMATION.map(({ along, across }) =>
    mirrored(side, { along: Math.min(OWN_HALF, along * DRAWN_BACK), across }),
  );
}

/** Returns where a team celebrates its goal: all but the goalkeeper in a corner. */
export function teamInJoy(side: Side, seed: string): readonly Place[] {
  const across = noise(seed) < 0.5 ? 0.16 : 0.84;
  return FORMATION.map((place, player) => {
    if (player === 0) return mirrored(side, place);
    const angle = (player / 10) * 2 * Math.PI;
    const radius = player % 2 === 0 ? 1 : 0.45;
    return mirrored(side, {
      along: 0.9 + 0.055 * radius * Math.cos(angle),
      across: across + 0.11 * radius * Math.sin(angle),
    });
  });
}

/** The away side plays the other way. */
function mirrored(side: Side, { along, across }: Place): Place {
  return side === "home" ? { along, across } : { along: 1 - along, across: 1 - across };
}

function between(from: Place, to: Place, share: number): Place {
  return {
    along: from.along + share * (to.along - from.along),
    across: from.across + share * (to.across - from.across),
  };
}

function distance(one: Place, other: Place): number {
  return Math.hypot(one.along - other.along, (one.across - other.across) / 2);
}

function inside(share: number): number {
  return Math.min(0.97, Math.max(0.03, share));
}
