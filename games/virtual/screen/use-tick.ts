import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import type { BetFact } from "@fairhouse/protocol/play.ts";
import { useEffect, useState } from "react";
import { TICKS } from "../rules/clock.ts";
import { CELEBRATED } from "./goals.ts";

/** Milliseconds between two looks at the clock of a match. */
const GLANCE_MS = 100;

/**
 * Follows the tick of a match that is being played, by the server's clock: 0 … 360, and on from there until the last goal
 * has been celebrated.
 */
export function useTick(timed: BetFact["timed"]): number {
  const { clock } = usePlayContext();
  const begun = timed?.begunAt ?? null;
  const over = timed?.overAt ?? null;
  const [tick, setTick] = useState(() => tickAt(begun, over, clock.now()));
  useEffect(() => {
    const look = () => setTick(tickAt(begun, over, clock.now()));
    look();
    const timer = setInterval(look, GLANCE_MS);
    return () => clearInterval(timer);
  }, [begun, over, clock]);
  return tick;
}

function tickAt(begunAt: string | null, overAt: string | null, now: number): number {
  if (begunAt === null || overAt === null) return 0;
  const [begun, over] = [Date.parse(begunAt), Date.parse(overAt)];
  const tick = Math.floor(((now - begun) * TICKS) / (over - begun));
  return Math.min(TICKS + CELEBRATED, Math.max(0, tick));
}
