import { useStore } from "zustand";
import { nextBet } from "./next-bet.ts";

/** Returns the moment from which the house takes the next bet, in milliseconds of its clock. */
export function useNextBetAt(): number {
  return useStore(nextBet).at;
}
