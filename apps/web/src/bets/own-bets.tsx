import { Button } from "@fairhouse/ui/components/button.tsx";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { RotateCcwClock } from "lucide-react";
import { BetTable } from "./bet-table.tsx";
import { useOwnBets } from "./use-own-bets.ts";
import { betListWords } from "./words/words.ts";

/** A player's own bets, with a button for older ones. */
export function OwnBets({ game }: { game: string | null }) {
  const words = betListWords.useWords();
  const { rows, error, retry, more, loadingMore } = useOwnBets(game);
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
