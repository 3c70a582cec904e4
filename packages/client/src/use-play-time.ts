import type { BetList } from "@fairhouse/protocol/play.ts";
import { useEffect } from "react";
import { useStore } from "zustand";
import { type PlayContext, usePlayContext, useSession } from "./play-context.tsx";
import { followOtherTabs, noteMissed, type PlayTime, playTime, playTimeOf } from "./play-time.ts";

const LOOK_EVERY_MS = 60_000;
/** More bets than end in that time by the rules of a house that shows the time. */
const LOOKED_AT = 50;

/** Returns the time that the present player has played in this browser, and what it has won or cost. */
export function usePlayTime(now: number): PlayTime {
  const context = usePlayContext();
  const player = useSession((session) => session.player);
  const { kept } = useStore(playTime);
  useEffect(followOtherTabs, []);
  useEffect(() => {
    if (player === null) return;
    void countMissed(context, player);
    const timer = setInterval(() => void countMissed(context, player), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [context, player]);
  return playTimeOf(kept, player, now);
}

/** Counts the player's bets that ended while no screen of their game was open. */
export async function countMissed(
  { http, session, unshown, clock }: Pick<PlayContext, "http" | "session" | "unshown" | "clock">,
  player: string,
): Promise<void> {
  try {
    const { bets } = await http.get<BetList>(`/bets?scope=mine&limit=${LOOKED_AT}`);
    if (session.getState().player !== player) return;
    const covered = new Set(unshown.byHand.getState().map(({ id }) => id));
    const shown = bets.filter(({ id }) => !covered.has(id));
    noteMissed(player, shown, clock.now());
  } catch {
    // The next look counts them.
  }
}
