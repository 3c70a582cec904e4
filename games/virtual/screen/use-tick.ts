import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import type { BetFact } from "@fairhouse/protocol/play.ts";
import { useEffect, useState } from "react";
import { TICKS } from "../rules/clock.ts";

/** Milliseconds between two looks at the clock of a match. */
const GLANCE_MS = 100;

/** Follows the tick of a match that is being played, 0 … 360, by the server's clock. */
export function useTick(timed: BetFact["timed"]): number {
  const { clock } = usePlayContext();
  const begun = timed?.begunAt == null ? null : Date.parse(timed.begunAt);
  const over = timed?.overAt == null ? null : Date.parse(timed.overAt);
  const tickNow = () => {
    if (begun === null || over === null) return 0;
    if (over <= begun) return TICKS;
    return Math.max(0, Math.min(TICKS, Math.floor(((clock.now() - begun) * TICKS) / (over - begun))));
  };
  const [, look] = useState(0);
  useEffect(() => {
    if (begun === null) return;
    const timer = setInterval(() => look((looks) => looks + 1), GLANCE_MS);
    return () => clearInterval(timer);
  }, [begun]);
  return tickNow();
}
