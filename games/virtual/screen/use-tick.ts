import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { useEffect, useState } from "react";
import { TICKS } from "../rules/clock.ts";
import { type LeagueId, tickAt } from "../rules/league.ts";
import { celebrated } from "./goals.ts";
import type { LeagueMatch } from "./league-match.ts";

/** Milliseconds between two looks at the clock of a match. */
const GLANCE_MS = 100;

/**
 * Follows the tick of a match that is being played, by the server's clock: 0 … 360, and on from there until the last goal
 * has been celebrated.
 */
export function useTick({ fact: { timed }, match: { league } }: LeagueMatch): number {
  const { clock } = usePlayContext();
  const begun = timed?.begunAt ?? null;
  const over = timed?.overAt ?? null;
  const [tick, setTick] = useState(() => tickNow(league, begun, over, clock.now()));
  useEffect(() => {
    const look = () => setTick(tickNow(league, begun, over, clock.now()));
    look();
    const timer = setInterval(look, GLANCE_MS);
    return () => clearInterval(timer);
  }, [league, begun, over, clock]);
  return tick;
}

function tickNow(league: LeagueId, begunAt: string | null, overAt: string | null, now: number): number {
  if (begunAt === null || overAt === null) return 0;
  const [begun, over] = [Date.parse(begunAt), Date.parse(overAt)];
  const tick = tickAt(league, Math.max(0, (now - begun) / Math.max(1, over - begun)));
  return Math.min(TICKS + celebrated(league), tick);
}
