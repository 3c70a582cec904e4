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
const BALL_TURNS = 7;

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
export function pocketAt({ ball }: Rest): number {
  const turned = ((ball % 360) + 360) % 360;
  return WHEEL_ORDER[Math.round(turned / DEGREES_PER_POCKET) % POCKETS] ?? 0;
}

export const SPIN_MS = 3_800;
/** The share of a spin after which the ball lies in its pocket; the wheel runs on a little. */
export const BALL_RESTS_AT = 0.86;
/** Way of the ball from the track into its pocket: share of the ball's time, distance from the middle in shares of the radius. */
export const BALL_FALL: readonly { readonly at: number; readonly radius: number }[] = [
  { at: 0, radius: 0.845 },
  { at: 0.6, radius: 0.845 },
  { at: 0.76, radius: 0.66 },
  { at: 0.82, radius: 0.72 },
  { at: 0.89, radius: 0.54 },
  { at: 0.945, radius: 0.585 },
  { at: 1, radius: 0.525 },
];

/** When the ball clicks, in shares of its time: ever more slowly. */
export function clickTimes(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => (index / count) ** 1.7);
}
