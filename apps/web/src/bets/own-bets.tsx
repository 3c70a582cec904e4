import { Button } from "@fairhouse/ui/components/button.tsx";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { RotateCcwClock } from "lucide-react";
import { useStore } from "zustand";
import { gameOf } from "../games.ts";
import { playContext, sessionStore } from "../services.ts";
import { shellWords } from "../shell/words/words.ts";
import { BetTable } from "./bet-table.tsx";
import { useOwnBets } from "./use-own-bets.ts";
import { betListWords } from "./words/words.ts";

/** Own bets with a way to older ones; where a visitor cannot have any, the way in. */
export function OwnBets({ game }: { game: string | null }) {
  const words = betListWords.useWords();
  const { signIn } = shellWords.useWords().topBar;
  const live = game !== null && gameOf(game)?.kind === "round";
  const plays = useStore(sessionStore, (session) => (live ? session.isLoggedIn : session.player !== null));
  const { rows, error, retry, more, loadingMore } = useOwnBets(game, plays);
  if (!plays) {
    return (
      <EmptyState
        icon={<RotateCcwClock />}
        title={words.signedOut}
        text={words.signedOutText}
        action={
          <Button variant="accent" onClick={() => playContext.openAuth()}>
            {signIn}
          </Button>
        }
      />
    );
  }
  return (
    <div className="grid gap-4">
      <BetTable
        caption={words.mine}
        rows={rows}
        error={rows === null ? error : null}
        onRetry={() => void retry()}
        empty={<EmptyState icon={<RotateCcwClock />} title={words.emptyMine} text={words.emptyMineText} />}
        withGame={game === null}
        withPlayer={false}
        live
      />
      {more && (
        <Button className="justify-self-center" loading={loadingMore} onClick={() => void more()}>
          {words.more}
        </Button>
      )}
    </div>
  );
}
