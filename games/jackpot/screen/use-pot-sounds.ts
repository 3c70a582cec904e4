import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import type { OwnTicket } from "@fairhouse/protocol/table.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useEffect, useRef } from "react";
import type { LiveTable } from "../../shared/screen/live/use-live-table.ts";

/** Seconds before the end of betting that are sounded. */
const COUNTED = [3, 2, 1];

/** Plays the sounds of coins falling into the pot, of the last seconds, of the spin and of its end. */
export function usePotSounds(
  { face, ticketCount, round }: Pick<LiveTable<unknown>, "face" | "ticketCount" | "round">,
  mine: readonly OwnTicket[],
  landed: boolean,
): void {
  const { clock } = usePlayContext();
  // The player's own bets have sounded when they were placed.
  const others = ticketCount - mine.length;
  const heard = useRef({ round: round?.id, most: others });
  useEffect(() => {
    const { round: before, most } = heard.current;
    const isSame = before === round?.id;
    heard.current = { round: round?.id, most: isSame ? Math.max(most, others) : others };
    if (isSame && others > most) sounds.chip();
  }, [others, round?.id]);

  const closesAt = face.kind === "betting" ? face.closesAt : null;
  const isIn = mine.length > 0;
  useEffect(() => {
    if (closesAt === null || !isIn) return;
    const timers = COUNTED.map((seconds) => closesAt - seconds * 1_000 - clock.now())
      .filter((waitMs) => waitMs > 0)
      .map((waitMs) => setTimeout(sounds.countdown, waitMs));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [closesAt, isIn, clock]);

  const spinning = face.kind === "running" && !landed;
  useEffect(() => {
    if (spinning) sounds.sweep();
  }, [spinning]);
  useEffect(() => {
    if (landed) sounds.flip();
  }, [landed]);
}
