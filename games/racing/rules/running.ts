import type { Chance } from "@fairhouse/kernel/chance.ts";
import { orderOf } from "./order.ts";

/** A runner that has crossed the line. */
export interface Arrival {
  /** Its place in the field, from 0. */
  readonly runner: number;
  /** Its distance behind the winner, in quarters of a length. */
  readonly behind: number;
}

/** A race as it was run, as far as it is told. */
export interface Running {
  /** Entry k is call k + 1: the distance of each runner behind the leader at that moment, in quarters of a length. */
  readonly calls: readonly (readonly number[])[];
  /** Those that have crossed the line, the winner first. */
  readonly arrivals: readonly Arrival[];
}

/**
 * The show of a race in milliseconds: a call each second, then the runners as they cross the line, each later than the
 * winner by the time for its distance. The last one of any field is there by 28,520.
 */
export const SHOW_MS = 32_000;
export const CALLS = 24;
export const CALL_MS = 1_000;
export const LINE_MS = 25_000;
export const QUARTER_MS = 40;
/** Milliseconds of which a share that is computed in floating point may fall short. */
const ROUNDING_MS = 0.1;

/** The calls at which runners make their moves, with the eighths of their final distance that they have by then. */
const MOVES = [
  { call: 6, eighths: 1 },
  { call: 12, eighths: 3 },
  { call: 18, eighths: 5 },
] as const;
const EIGHTHS = 8;
/** The call at which every runner would have its final distance: behind the last one, so that none tells the result. */
const LAST_MOVE = 26;
/** The most that a move brings, in quarters of a length. */
const MOVE_RANGE = 41;
/** The distances between arrivals are the smaller of two draws, plus one. */
const GAP_RANGE = 8;

/** The words of a race: the order takes the first two, then the distances, then the moves. */
const GAP_WORDS = 2;
const MOVE_WORDS = 32;

/** Draws a race: 52 bits decide the order of arrival, and further words how the runners came there. */
export function drawRunning(weights: readonly number[], chance: Chance): Running {
  let behind = 0;
  const arrivals = orderOf(weights, chance.bits52()).map((runner, place): Arrival => {
    if (place > 0) {
      const [one, other] = [0, 1].map((word) => chance.below(GAP_RANGE, GAP_WORDS + 2 * place + word));
      behind += 1 + Math.min(one ?? 0, other ?? 0);
    }
    return { runner, behind };
  });
  const final = new Map(arrivals.map((arrival) => [arrival.runner, arrival.behind]));
  const courses = weights.map((_, runner) => courseOf(runner, final.get(runner) ?? 0, chance));
  const calls = Array.from({ length: CALLS }, (_, place) => {
    const distances = courses.map((course) => distanceAt(course, place + 1));
    const least = Math.min(...distances);
    return distances.map((distance) => distance - least);
  });
  return { calls, arrivals };
}

interface Move {
  readonly call: number;
  readonly distance: number;
}

/** Returns the moves of a runner, from the start to its final distance. */
function courseOf(runner: number, behind: number, chance: Chance): readonly Move[] {
  const moves = MOVES.map(({ call, eighths }, place) => {
    const own = chance.below(MOVE_RANGE, MOVE_WORDS + MOVES.length * runner + place);
    return { call, distance: Math.floor((eighths * behind + (EIGHTHS - eighths) * own) / EIGHTHS) };
  });
  return [{ call: 0, distance: 0 }, ...moves, { call: LAST_MOVE, distance: behind }];
}

function distanceAt(course: readonly Move[], call: number): number {
  const next = course.findIndex((move) => move.call >= call);
  const [from, to] = [course[next - 1], course[next]];
  if (from === undefined || to === undefined) throw new RangeError(`a race has no call ${call}`);
  const length = to.call - from.call;
  return Math.floor((from.distance * (to.call - call) + to.distance * (call - from.call)) / length);
}

/** Returns what is told of a race when a share of its show is over, 0 … 1. */
export function toldOf({ calls, arrivals }: Running, share: number): Running {
  const elapsed = share * SHOW_MS + ROUNDING_MS;
  return {
    calls: calls.slice(0, Math.floor(elapsed / CALL_MS)),
    arrivals: arrivals.filter(({ behind }) => LINE_MS + QUARTER_MS * behind <= elapsed),
  };
}
