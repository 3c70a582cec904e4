import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { useEffect, useState } from "react";
import type { RaceEvent, RacingTable } from "./use-racing.ts";

/** Time for which a result stays on the track, in milliseconds. */
const STAYS_MS = 14_000;

/** Returns the race that is on the track: the one that is run, or was a moment ago, or starts next. */
export function useStageRace({ running, over, open }: RacingTable): RaceEvent | null {
  const { clock } = usePlayContext();
  const [last] = over;
  const until = last?.fact.knownAt == null ? 0 : Date.parse(last.fact.knownAt) + STAYS_MS;
  const [past, setPast] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setPast(until), Math.max(0, until - clock.now()));
    return () => clearTimeout(timer);
  }, [until, clock]);
  if (running !== null) return running;
  if (last !== undefined && past !== until && until > clock.now()) return last;
  return open[0] ?? null;
}
