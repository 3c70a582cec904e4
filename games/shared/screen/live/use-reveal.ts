import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { useReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { usePace } from "../use-pace.ts";
import type { LiveTable } from "./use-live-table.ts";

/**
 * Returns true once the outcome of the current round is revealed on this screen: `showMs` after its reveal began, or at
 * once for players who want no motion. The display of the player's own results waits for this moment.
 */
export function useReveal<Bet>({ face, round, play }: LiveTable<Bet>, showMs: number): boolean {
  const { clock } = usePlayContext();
  const pace = usePace();
  const still = useReducedMotion() || pace === "instant";
  const [shown, setShown] = useState<string | null>(null);
  const id = round?.id ?? null;
  const endsAt = face.kind === "running" ? face.startedAt + (still ? 0 : showMs) : null;
  const show = useEffectEvent((roundId: string) => {
    setShown(roundId);
    play.revealed(roundId);
  });
  useEffect(() => {
    if (endsAt === null || id === null) return;
    const timer = setTimeout(() => show(id), Math.max(0, endsAt - clock.now()));
    return () => clearTimeout(timer);
  }, [endsAt, id, clock]);
  return face.kind === "ended" || (face.kind === "running" && shown === id);
}
