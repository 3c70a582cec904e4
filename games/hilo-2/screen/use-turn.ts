import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { useEffect, useState } from "react";
import type { LiveTable } from "../../shared/screen/live/use-live-table.ts";
import { LIES_MS, TURN_MS } from "./reveal-times.ts";

/** The place of a round's card: none yet, on its way from the shoe, face down, or open. */
export type CardPlace = "none" | "coming" | "down" | "open";

/** Follows the card by the clock of the house, so that latecomers see it where it is by then. */
export function useTurn({ face, round }: Pick<LiveTable<unknown>, "face" | "round">, landed: boolean): CardPlace {
  const { clock } = usePlayContext();
  const [reached, setReached] = useState<{ readonly round: string; readonly place: CardPlace } | null>(null);
  const id = round?.id ?? null;
  const startedAt = face.kind === "running" ? face.startedAt : null;
  useEffect(() => {
    if (startedAt === null || id === null) return;
    const timers = [
      [0, "coming"],
      [LIES_MS, "down"],
      [TURN_MS, "open"],
    ] as const;
    const now = clock.now() - startedAt;
    const late = timers.findLast(([ms]) => ms <= now)?.[1] ?? "coming";
    setReached({ round: id, place: late });
    const waiting = timers
      .filter(([ms]) => ms > now)
      .map(([ms, place]) => setTimeout(() => setReached({ round: id, place }), ms - now));
    return () => {
      for (const timer of waiting) clearTimeout(timer);
    };
  }, [startedAt, id, clock]);
  if (landed) return "open";
  return startedAt !== null && reached?.round === id ? reached.place : "none";
}
