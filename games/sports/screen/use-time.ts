import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { useEffect, useState } from "react";

/** Days and hours that a page shows change with the minutes. */
const MINUTE_MS = 60_000;

/**
 * Returns the time of the server, in milliseconds since 1970. It goes on at the next of some moments and each minute, so
 * that a long list of events is not drawn twice a second.
 */
export function useTime(moments: readonly number[]): number {
  const { clock } = usePlayContext();
  const [now, setNow] = useState(() => clock.now());
  const next = moments.reduce((soonest, at) => (at > now ? Math.min(soonest, at) : soonest), now + MINUTE_MS);
  useEffect(() => {
    // A timer may be early by a millisecond.
    const timer = setTimeout(() => setNow(Math.max(next, clock.now())), Math.max(0, next - clock.now()));
    return () => clearTimeout(timer);
  }, [next, clock]);
  return now;
}
