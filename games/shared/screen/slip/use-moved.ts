import { useEffect, useState } from "react";
import type { Odds } from "../../rules/slip/odds.ts";

/** The least change that is shown, as a share: odds in play drift with each second, and jump when something happens. */
const JUMP = 0.03;
/** Time for which it is shown, in milliseconds. */
const SHOWN_MS = 4_000;

/** Returns where odds have jumped a moment ago; null if they have not. */
export function useMoved(odds: Odds | null): "up" | "down" | null {
  const [before, setBefore] = useState(odds);
  const [moved, setMoved] = useState<"up" | "down" | null>(null);
  if (odds !== before) {
    setBefore(odds);
    if (odds !== null && before !== null && Math.abs(odds / before - 1) >= JUMP) {
      setMoved(odds > before ? "up" : "down");
    }
  }
  useEffect(() => {
    if (moved === null) return;
    const timer = setTimeout(() => setMoved(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [moved]);
  return moved;
}
