import { POCKETS } from "../rules/positions.ts";

/** The pockets of a European wheel, clockwise from zero. */
export const WHEEL_ORDER: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

export const DEGREES_PER_POCKET = 360 / POCKETS;

/** Where a pocket's middle lies on the wheel, in degrees clockwise from zero's. */
function angleOf(pocket: number): number {
  return WHEEL_ORDER.indexOf(pocket) * DEGREES_PER_POCKET;
}

/** Where wheel and ball rest. Angles in degrees, clockwise; the ball's is seen from the wheel. */
export interface Rest {
  readonly wheel: number;
  readonly ball: number;
}

/** How wheel and ball come from one rest to the next. */
export interface Spin {
  readonly from: Rest;
  readonly to: Rest;
}

const WHEEL_TURNS = 1.6;
const BALL_TURNS = 6;

/**
 * A spin that ends with the ball in a pocket: the wheel turns clockwise, the ball runs against it. Seen from the wheel
 * the ball stops exactly at the pocket, and from then on turns with it.
 */
export function spinTo(pocket: number, from: Rest): Spin {
  const wheel = from.wheel + WHEEL_TURNS * 360;
  const whole = Math.floor((from.ball - BALL_TURNS * 360) / 360) * 360;
  return { from, to: { wheel, ball: whole + angleOf(pocket) } };
}

/** The pocket under the ball at rest. */
export function pocketAt({ ball }: Pick<Rest, "ball">): number {
  const turned = ((ball % 360) + 360) % 360;
  return WHEEL_ORDER[Math.round(turned / DEGREES_PER_POCKET) % POCKETS] ?? 0;
}

export const SPIN_MS = 4_200;
/** The share of a spin after which the ball lies in its pocket; the wheel runs on a little. */
const BALL_RESTS_AT = 0.86;
/** How fast the two slow down: the way that is left shrinks by this power of the time that is left. */
const WHEEL_SLOWS = 1.8;
const BALL_SLOWS = 2;

/** Distances from the middle in shares of the wheel's radius: the track under the rim, and the floor of the pockets. */
const TRACK = 0.905;
const POCKET = 0.575;

/** One way of the ball between two touches: to this radius, rising so far over the straight way; then a sound of this level. */
interface Leg {
  /** Share of the ball's time at which it ends. */
  readonly until: number;
  readonly radius: number;
  readonly hop: number;
  readonly level: number;
}

/** Thrown onto the track, round and round, down over a mark of the bowl, and ever lower hops over the frets of the pockets. */
const LEGS: readonly Leg[] = [
  { until: 0.05, radius: TRACK, hop: 0, level: 0 },
  { until: 0.56, radius: TRACK, hop: 0, level: 0 },
  { until: 0.66, radius: 0.825, hop: 0, level: 0.7 },
  { until: 0.765, radius: 0.6, hop: 0.1, level: 1 },
  { until: 0.85, radius: 0.565, hop: 0.085, level: 0.8 },
  { until: 0.915, radius: 0.585, hop: 0.055, level: 0.55 },
  { until: 0.96, radius: 0.57, hop: 0.03, level: 0.35 },
  { until: 1, radius: POCKET, hop: 0.012, level: 0.25 },
];

export interface BallPlace {
  /** Degrees clockwise from the top, as the player sees it. */
  readonly angle: number;
  readonly radius: number;
  /** How far it is in the air, in shares of the wheel's radius. */
  readonly lift: number;
}

/** How far the wheel is turned at a share of the spin, in degrees. */
export function wheelAt({ from, to }: Spin, share: number): number {
  return to.wheel - (to.wheel - from.wheel) * (1 - share) ** WHEEL_SLOWS;
}

/** Where the ball is at a share of the spin. */
export function ballAt(spin: Spin, share: number): BallPlace {
  const time = Math.min(1, share / BALL_RESTS_AT);
  const { from, to } = spin;
  const onWheel = to.ball - (to.ball - from.ball) * (1 - time) ** BALL_SLOWS;
  return { angle: wheelAt(spin, share) + onWheel, ...heightAt(time) };
}

function heightAt(time: number): { readonly radius: number; readonly lift: number } {
  let begin = 0;
  let radius = POCKET;
  for (const leg of LEGS) {
    if (time <= leg.until) {
      const way = (time - begin) / (leg.until - begin);
      const lift = leg.hop * 4 * way * (1 - way);
      // Without a hop it rolls: slowly at first.
      const rolled = leg.hop === 0 ? way * way : way;
      return { radius: radius + (leg.radius - radius) * rolled + lift, lift };
    }
    begin = leg.until;
    radius = leg.radius;
  }
  return { radius: POCKET, lift: 0 };
}

/** When the ball touches a mark or a fret, in seconds from the start, and how loud. */
export const TOUCHES: readonly { readonly at: number; readonly level: number }[] = LEGS.filter(
  ({ level }) => level > 0,
).map(({ until, level }) => ({ at: (until * BALL_RESTS_AT * SPIN_MS) / 1000, level }));

/** How long the ball rolls on the track, in seconds from the start. */
const ROLL_SECONDS = ((LEGS[2]?.until ?? 0) * BALL_RESTS_AT * SPIN_MS) / 1000;
const ROLL_STEPS = 64;

/** What the ball does on the track, for its sound: its speed against the bowl in turns a second, and its side (−1 left … 1 right). */
export interface Roll {
  readonly seconds: number;
  readonly speeds: readonly number[];
  readonly sides: readonly number[];
}

export function rollOf(spin: Spin): Roll {
  const share = (step: number) => ((step / ROLL_STEPS) * ROLL_SECONDS * 1000) / SPIN_MS;
  const places = Array.from({ length: ROLL_STEPS + 1 }, (_, step) => ballAt(spin, share(step)));
  const stepSeconds = ROLL_SECONDS / ROLL_STEPS;
  return {
    seconds: ROLL_SECONDS,
    speeds: places.slice(1).map(({ angle }, step) => Math.abs(angle - (places[step]?.angle ?? 0)) / 360 / stepSeconds),
    sides: places.slice(1).map(({ angle, radius }) => Math.sin((angle * Math.PI) / 180) * radius),
  };
}
