import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { useState } from "react";
import { lazyOrNothing } from "../base/lazy-or-nothing.ts";
import { useLiveBets } from "../bets/use-live-bets.ts";
import { Near } from "./near.tsx";
import { WinStrip } from "./win-strip.tsx";

const Leaderboard = lazyOrNothing(async () => (await import("./leaderboard/leaderboard.tsx")).Leaderboard);

/**
 * The biggest wins, if there are any, and the leaderboard. Renders nothing before it is known if there are wins, so
 * that there is no layout shift; a first big win that happens later appears at the next visit.
 */
export function Winners() {
  const { rows, error } = useLiveBets("high", null);
  const [withWins, setWithWins] = useState<boolean | null>(null);
  const isKnown = rows !== null || error !== null;
  if (withWins === null && isKnown) setWithWins((rows?.length ?? 0) > 0);
  if (withWins === null) return boardToCome;
  return (
    <>
      {withWins && rows !== null && rows.length > 0 && <WinStrip high={rows} />}
      <Near place={boardToCome}>
        <Leaderboard />
      </Near>
    </>
  );
}

const boardToCome = <Skeleton className="h-60 rounded-panel!" />;
