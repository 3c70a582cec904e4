import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import type { BetFact } from "@fairhouse/protocol/play.ts";
import { useEffect, useState } from "react";
import { TICKS } from "../rules/clock.ts";

/** Milliseconds between two looks at the clock of a match. */
const GLANCE_MS = 100;

/** Follows the tick of a match that is being played, 0 … 360, by the server's clock. */
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
  if (over <= now) return TICKS;
  return Math.max(0, Math.floor(((now - begun) * TICKS) / (over - begun)));
}
