import { CALLS, LINE_MS, QUARTER_MS, type Running, SHOW_MS } from "../rules/running.ts";

/** The screen runs behind the clock, so that what it shows has been told, whatever the network takes. */
const LAG_MS = 600;
/** The camera follows the leader, and stops with the line in the picture, in quarters of a length behind it. */
const CAMERA_STOP = 9;
/**
 * Quarters of a length before the line at which a runner waits until its arrival is told: more than the 2.75 by which
 * adjusting lags behind the ground.
 */
const SHORT_OF_LINE = 3;
/** Times in which distances adjust to what is told, in milliseconds: in the race, and at the line. */
const ADJUST_MS = 420;
const ADJUST_AT_LINE_MS = 110;

/** A moment of the picture. Positions are in quarters of a length, 0 at the line, negative before it. */
export interface Moment {
  readonly positions: readonly number[];
  readonly camera: number;
}

/** Returns the milliseconds of a race that are over on the screen, from the times of its show. */
export function elapsedOnScreen(
  timed: { readonly begunAt: string | null; readonly overAt: string | null } | null,
  now: number,
): number {
  if (timed?.begunAt == null || timed.overAt === null) return 0;
  const [begun, over] = [Date.parse(timed.begunAt), Date.parse(timed.overAt)];
  const share = (now - begun) / Math.max(1, over - begun);
  return Math.max(0, share * SHOW_MS - LAG_MS);
}

/** Moves the picture of a race from frame to frame, from what has been told of it alone. */
export class RaceMotion {
  #distances: number[] | null = null;

  /**
   * Returns the picture at a moment of the race.
   * @param told null before anything is. @param frameMs the time since the last frame; null for a still picture.
   */
  at(runners: number, told: Running | null, elapsed: number, frameMs: number | null): Moment {
    const course = (elapsed - LINE_MS) / QUARTER_MS;
    const targets = targetsOf(runners, told, course);
    const adjust = elapsed >= LINE_MS - LAG_MS ? ADJUST_AT_LINE_MS : ADJUST_MS;
    const share = frameMs === null ? 1 : 1 - Math.exp(-frameMs / adjust);
    const before = this.#distances ?? targets;
    const distances = targets.map((target, runner) => {
      const own = before[runner] ?? target;
      return own + (target - own) * share;
    });
    this.#distances = distances;
    const positions = distances.map((distance) => course - distance);
    return { positions, camera: Math.min(CAMERA_STOP, Math.max(...positions)) };
  }
}

/** Returns the distances behind the first one to which the runners move. */
function targetsOf(runners: number, told: Running | null, course: number): readonly number[] {
  const call = told?.calls.at(-1);
  const arrived = new Map(told?.arrivals.map(({ runner, behind }) => [runner, behind]));
  return Array.from({ length: runners }, (_, runner) => {
    const own = arrived.get(runner);
    if (own !== undefined) return own;
    // The winner is told at the line: nobody who may not be it crosses it.
    return Math.max(call?.[runner] ?? 0, course + SHORT_OF_LINE);
  });
}

/** The camera of the picture of the finish, with the line in the last quarter of it. */
const CAMERA_AT_FINISH = 3;
/** Winners by at most so many quarters of a length are told by a photograph. */
const CLOSE = 1;

/** Returns the picture of the moment in which the winner crosses the line. */
export function finishOf(runners: number, { arrivals }: Running): Moment {
  const behind = new Map(arrivals.map((arrival) => [arrival.runner, arrival.behind]));
  const positions = Array.from({ length: runners }, (_, runner) => 0 - (behind.get(runner) ?? 0));
  return { positions, camera: CAMERA_AT_FINISH };
}

/** True if the first two crossed the line so closely that the photograph decides. */
export function isClose({ arrivals }: Running): boolean {
  const second = arrivals[1]?.behind;
  return second !== undefined && second <= CLOSE;
}

/** Returns the runners in the order that is told, the first one first; by number before the first call. */
export function orderTold(runners: number, told: Running | null): readonly number[] {
  const arrived = told?.arrivals.map(({ runner }) => runner) ?? [];
  const call = told?.calls.at(-1);
  const left = Array.from({ length: runners }, (_, runner) => runner).filter((runner) => !arrived.includes(runner));
  return [...arrived, ...left.sort((a, b) => (call?.[a] ?? 0) - (call?.[b] ?? 0) || a - b)];
}

/** True once every runner has crossed the line. */
export function isRun(
  { race: { horses } }: { readonly race: { readonly horses: readonly number[] } },
  told: Running | null,
) {
  return told !== null && told.calls.length === CALLS && told.arrivals.length === horses.length;
}
