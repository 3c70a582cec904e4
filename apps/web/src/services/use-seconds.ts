import { useEffect, useState } from "react";
import { playContext } from "./services.ts";

/** Returns the server's time, updated every second. */
export function useSeconds(): number {
  const [now, setNow] = useState(() => playContext.clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(playContext.clock.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
