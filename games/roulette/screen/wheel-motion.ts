import { DEGREES_PER_POCKET, WHEEL_ORDER } from "../drawing/wheel-order.ts";
import { POCKETS } from "../rules/positions.ts";

/** Returns the angle of a pocket's middle on the wheel, in degrees clockwise from zero's. */
function angleOf(pocket: number): number {
  return WHEEL_ORDER.indexOf(pocket) * DEGREES_PER_POCKET;
}

/** The rest of wheel and ball. Angles in degrees, clockwise; the ball's is relative to the wheel. */
export interface Rest {
  readonly wheel: number;
  readonly ball: number;
}

/** The motion of wheel and ball from one rest to the next. */
export interface Spin {
  readonly from: Rest;
  readonly to: Rest;
}

const WHEEL_TURNS = 1.6;
const BALL_TURNS = 6;

/**
 * Makes a spin that ends with the ball in a pocket: the wheel turns clockwise, the ball against it. Relative to the
 * wheel, the ball stops exactly at the pocket, and from then on turns with it.
 */
export function spinTo(pocket: number, from: Rest): Spin {
  const wheel = from.wheel + WHEEL_TURNS * 360;
  const whole = Math.floor((from.ball - BALL_TURNS * 360) / 360) * 360;
  return { from, to: { wheel, ball: whole + angleOf(pocket) } };
}

/** Returns the pocket under the ball at rest. */
export function pocketAt({ ball }: Pick<Rest, "ball">): number {
  const turned = ((ball % 360) + 360) % 360;
  return WHEEL_ORDER[Math.round(turned / DEGREES_PER_POCKET) % POCKETS] ?? 0;
}

export const SPIN_MS = 4_200;
/** The share of a spin after which the ball is at rest in its pocket; the wheel runs on a little. */
const BALL_RESTS_AT = 0.86;
/** Exponents of the deceleration: the remaining way shrinks by this power of the remaining time. */
const WHEEL_SLOWS = 1.8;
const BALL_SLOWS = 2;

/** Distances from the centre in shares of the wheel's radius: the track under the rim, and the floor of the pockets. */
const TRACK = 0.905;
const POCKET = 0.575;

/**
 * One leg of the ball between two touches: it ends at this radius, after a hop of this height above the straight path,
 * with a sound of this level.
 */
interface Leg {
  /** Share of the ball's time at which the leg ends. */
  readonly until: number;
  readonly radius: number;
  readonly hop: number;
  readonly level: number;
}

/**
 * The legs of the ball: thrown onto the track, round and round, down over a mark of the bowl, and ever lower hops over
 * the frets of the pockets.
 */
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
  /** Height of the ball in the air, in shares of the wheel's radius. */
  readonly lift: number;
}

/** Returns the rotation of the wheel at a share of the spin, in degrees. */
export function wheelAt({ from, to }: Spin, share: number): number {
  return to.wheel - (to.wheel - from.wheel) * (1 - share) ** WHEEL_SLOWS;
}

/** Returns the place of the ball at a share of the spin. */
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
      // Without a hop the ball rolls, slowly at first.
      const rolled = leg.hop === 0 ? way * way : way;
      return { radius: radius + (leg.radius - radius) * rolled + lift, lift };
    }
    begin = leg.until;
    radius = leg.radius;
  }
  return { radius: POCKET, lift: 0 };
}

/** The moments at which the ball touches a mark or a fret, in seconds from the start, with their loudness. */
export const TOUCHES: readonly { readonly at: number; readonly level: number }[] = LEGS.filter(
  ({ level }) => level > 0,
).map(({ until, level }) => ({ at: (until * BALL_RESTS_AT * SPIN_MS) / 1000, level }));

/** Seconds from the start for which the ball rolls on the track. */
const ROLL_SECONDS = ((LEGS[2]?.until ?? 0) * BALL_RESTS_AT * SPIN_MS) / 1000;
const ROLL_STEPS = 64;

/**
 * The ball's motion on the track, for its sound: its speed against the bowl in turns per second, and its side (−1 left
 * … 1 right).
 */
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
