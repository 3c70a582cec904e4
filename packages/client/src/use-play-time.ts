import { useEffect } from "react";
import { useStore } from "zustand";
import { nextBet } from "./next-bet.ts";
import { followOtherTabs, type PlayTime, playTime } from "./play-time.ts";

/** Returns the time played in this browser, and what it has won or cost. */
export function usePlayTime(): PlayTime {
  useEffect(followOtherTabs, []);
  return useStore(playTime);
}

/** Returns the moment from which the house takes the next bet, in milliseconds of its clock. */
export function useNextBetAt(): number {
  return useStore(nextBet).at;
}
