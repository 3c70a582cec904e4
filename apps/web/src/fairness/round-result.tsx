import { viewsOf } from "@fairhouse/games/views.ts";
import type { PastRound } from "@fairhouse/protocol/table.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Suspense } from "react";
import { betListWords } from "../bets/words/words.ts";
import { useModule } from "../page/use-module.ts";
import { resultText } from "./result-text.ts";

interface RoundResultProps {
  readonly game: string;
  readonly round: Pick<PastRound, "outcome" | "winner">;
}

/** The result of a round in one line, as its game draws it, with the winner of a pot. */
export function RoundResult({ game, round: { outcome, winner } }: RoundResultProps) {
  const { hidden } = betListWords.useWords();
  const formats = useFormats();
  const { module } = useModule(`still ${game}`, viewsOf(game)?.still);
  const Drawn = module?.RoundResult;
  if (Drawn && outcome !== null) {
    return (
      <Suspense>
        <Drawn outcome={outcome} />
      </Suspense>
    );
  }
  return (
    <span className="inline-flex max-w-full flex-wrap items-baseline justify-end gap-x-3">
      {winner && <bdi className="min-w-0 truncate font-semibold">{winner.player ?? hidden}</bdi>}
      <bdi dir="ltr" className="tabular font-semibold wrap-anywhere whitespace-normal">
        {resultText(outcome, formats)}
      </bdi>
    </span>
  );
}
