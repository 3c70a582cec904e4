import { useEffect } from "react";
import { useStore } from "zustand";
import { useSession } from "./play-context.tsx";
import { followOtherTabs, type PlayTime, playTime, playTimeOf } from "./play-time.ts";

/** Returns the time that the present player has played in this browser, and what it has won or cost. */
export function usePlayTime(now: number): PlayTime {
  const player = useSession((session) => session.player);
  const { kept } = useStore(playTime);
  useEffect(followOtherTabs, []);
  return playTimeOf(kept, player, now);
}
