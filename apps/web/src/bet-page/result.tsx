import { betViews } from "@fairhouse/games/bet-views.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";
import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { lazy, Suspense } from "react";
import { gameOf } from "../games.ts";
import { shellWords } from "../words/shell-words.ts";

/** Each game's own picture of a bet, fetched when one of its bets is shown. */
const views = new Map(Object.entries(betViews).map(([game, load]) => [game, lazy(load)]));

/** How the bet ended, drawn by its game on its stage. */
export function Result({ page }: { page: BetPage }) {
  const words = shellWords.useWords().betPage;
  const { bet } = page;
  const View = views.get(bet.game);
  const game = gameOf(bet.game);
  return (
    <div
      style={game && { "--stage-light": game.colours[0] }}
      className="surface-stage grid min-h-64 content-center gap-4 p-4 md:p-6"
    >
      {bet.refunded && <Alert tone="info">{words.refunded}</Alert>}
      {bet.payout === null ? (
        <Alert tone="info">{words.open}</Alert>
      ) : (
        View && (
          <Suspense fallback={<Skeleton className="h-72 rounded-tile!" />}>
            <View page={page} />
          </Suspense>
        )
      )}
    </div>
  );
}
