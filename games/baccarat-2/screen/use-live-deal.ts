import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useEffect, useState } from "react";
import type { Coup } from "../../shared/rules/baccarat/coup.ts";
import type { LiveTable } from "../../shared/screen/live/use-live-table.ts";
import type { LiveBaccaratOutcome } from "../rules/hand.ts";
import { allShown, type LiveShown, nothingLive, scriptOf, shownAt } from "./live-deal.ts";

interface LiveDealOptions {
  readonly live: Pick<LiveTable<unknown>, "face" | "round">;
  readonly hand: LiveBaccaratOutcome | null;
  readonly coup: Coup | null;
  /** True once its result is revealed on this screen. */
  readonly landed: boolean;
}

/** Returns the part of a hand shown by the house's clock: latecomers see the cards dealt so far. */
export function useLiveDeal({ live: { face, round }, hand, coup, landed }: LiveDealOptions): LiveShown {
  const { clock } = usePlayContext();
  const [reached, setReached] = useState<{ readonly round: string; readonly shown: LiveShown } | null>(null);
  const id = round?.id ?? null;
  const startedAt = face.kind === "running" ? face.startedAt : null;
  useEffect(() => {
    if (startedAt === null || id === null || hand === null) return;
    const now = clock.now() - startedAt;
    setReached({ round: id, shown: shownAt(hand, now) });
    const waiting = scriptOf(hand)
      .filter(([atMs]) => atMs > now)
      .map(([atMs, shown]) => setTimeout(() => setReached({ round: id, shown }), atMs - now));
    return () => {
      for (const timer of waiting) clearTimeout(timer);
    };
  }, [startedAt, id, hand, clock]);
  const shown =
    landed && coup !== null
      ? allShown(coup)
      : startedAt !== null && reached?.round === id
        ? reached.shown
        : nothingLive;
  useDealSounds(shown, landed);
  return shown;
}

function useDealSounds({ dealt, burn }: LiveShown, landed: boolean): void {
  useEffect(() => {
    if (dealt > 0 && !landed) sounds.flip();
  }, [dealt, landed]);
  useEffect(() => {
    if (burn === "card") sounds.flip();
    if (burn === "all") sounds.sweep();
  }, [burn]);
}
