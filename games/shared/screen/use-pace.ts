import { useGameSettings } from "@fairhouse/client/play-context.tsx";
import type { Pace } from "@fairhouse/ui/motion/pace.ts";

/** Returns the pace of reveals that the player chose. Live rounds keep their own time: there, fast play changes nothing. */
export function usePace(): Pace {
  const { instantBet, fastBet } = useGameSettings();
  if (instantBet) return "instant";
  return fastBet ? "fast" : "animated";
}
