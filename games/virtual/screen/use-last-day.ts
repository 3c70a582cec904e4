import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { useEffect, useState } from "react";
import type { Matchday } from "./league-match.ts";
import type { VirtualTable } from "./use-virtual.ts";

/** Time for which the final scores of a matchday stay, in milliseconds. */
const STAYS_MS = 12_000;

/** Returns the matchday that was over a moment ago; null if none was. */
export function useLastDay({ over }: Pick<VirtualTable, "over">): Matchday | null {
  const { clock } = usePlayContext();
  const [newest] = over;
  const link = newest?.match.link ?? 0;
  const until = newest?.fact.knownAt == null ? 0 : Date.parse(newest.fact.knownAt) + STAYS_MS;
  const [past, setPast] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setPast(until), Math.max(0, until - clock.now()));
    return () => clearTimeout(timer);
  }, [until, clock]);
  if (past === until || until <= clock.now()) return null;
  const matches = over.filter(({ match }) => match.link === link).sort((a, b) => a.match.match - b.match.match);
  return { link, matches };
}
