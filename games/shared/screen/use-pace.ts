import { useGameSettings, usePlayRules } from "@fairhouse/client/play-context.tsx";
import type { Pace } from "@fairhouse/ui/motion/pace.ts";

/** Returns the pace of reveals that the player chose, as far as the house allows it. Live rounds keep their own time: there, fast play changes nothing. */
export function usePace(): Pace {
  const { instantBet, fastBet } = useGameSettings();
  if (!usePlayRules().fastPlay) return "animated";
  if (instantBet) return "instant";
  return fastBet ? "fast" : "animated";
}
