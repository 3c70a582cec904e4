import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { useEffect, useState } from "react";

const GLANCE_MS = 500;

/** Returns the time of the server, in milliseconds since 1970; it goes on only while something depends on it. */
export function useNow(isRunning: boolean): number {
  const { clock } = usePlayContext();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const look = () => setNow(clock.now());
    look();
    if (!isRunning) return;
    const timer = setInterval(look, GLANCE_MS);
    return () => clearInterval(timer);
  }, [isRunning, clock]);
  return now;
}
