import { flightMs } from "../../rules/growth.ts";
import { msOf, multiplierAfter } from "./law.ts";

/** How long the engines run before a replayed flight. */
const READY_MS = 700;
/** Longer flights fly faster: nobody waits minutes for a replay. */
const LONGEST_REPLAY_MS = 9_000;

/** How a flight is replayed. Times in milliseconds. */
export interface FlightReplay {
  /** Where it ends, in hundredths. */
  readonly point: number;
  /** How many times as fast as it flew; 1 for flights short enough. */
  readonly speed: number;
  /** From the start of the engines to the end. */
  readonly durationMs: number;
}

/** One moment of a replay. */
export interface ReplayMoment {
  readonly phase: "ready" | "flying" | "ended";
  /** How old the flight is. */
  readonly tipMs: number;
  /** What its figure shows. */
  readonly hundredths: number;
}

/** @param point where the flight ended, in hundredths. */
export function replayOf(point: number): FlightReplay {
  const flight = flightMs(point);
  const speed = Math.max(1, flight / LONGEST_REPLAY_MS);
  return { point, speed, durationMs: READY_MS + flight / speed };
}

/** The flight this long after its replay began: it grows as it grew, never shows more than its point, and ends on it. Pure. */
export function momentAt({ point, speed, durationMs }: FlightReplay, elapsedMs: number): ReplayMoment {
  if (elapsedMs >= durationMs) return { phase: "ended", tipMs: msOf(point / 100), hundredths: point };
  if (elapsedMs < READY_MS) return { phase: "ready", tipMs: 0, hundredths: 100 };
  const tipMs = (elapsedMs - READY_MS) * speed;
  return { phase: "flying", tipMs, hundredths: Math.min(point, multiplierAfter(tipMs)) };
}
