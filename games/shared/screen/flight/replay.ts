import { msOf, multiplierAfter } from "../../drawing/flight/law.ts";
import { flightMs } from "../../rules/growth.ts";

/** Milliseconds for which the engines run before a replayed flight. */
const READY_MS = 700;
/** Longer flights are replayed faster, so that nobody waits minutes for a replay. */
const LONGEST_REPLAY_MS = 9_000;

/** The course of a replay. Times in milliseconds. */
export interface FlightReplay {
  /** The point at which it ends, in hundredths. */
  readonly point: number;
  /** The factor by which it is faster than the flight; 1 for flights that are short enough. */
  readonly speed: number;
  /** The time from the start of the engines to the end. */
  readonly durationMs: number;
}

/** One moment of a replay. */
export interface ReplayMoment {
  readonly phase: "ready" | "flying" | "ended";
  /** The age of the flight. */
  readonly tipMs: number;
  /** The multiplier shown. */
  readonly hundredths: number;
}

/** @param point the point at which the flight ended, in hundredths. */
export function replayOf(point: number): FlightReplay {
  const flight = flightMs(point);
  const speed = Math.max(1, flight / LONGEST_REPLAY_MS);
  return { point, speed, durationMs: READY_MS + flight / speed };
}

/**
 * Returns the flight this long after its replay began: it grows as the flight did, never shows more than its point, and
 * ends on it. Pure.
 */
export function momentAt({ point, speed, durationMs }: FlightReplay, elapsedMs: number): ReplayMoment {
  if (elapsedMs >= durationMs) return { phase: "ended", tipMs: msOf(point / 100), hundredths: point };
  if (elapsedMs < READY_MS) return { phase: "ready", tipMs: 0, hundredths: 100 };
  const tipMs = (elapsedMs - READY_MS) * speed;
  return { phase: "flying", tipMs, hundredths: Math.min(point, multiplierAfter(tipMs)) };
}
