import type { RecentBets } from "@fairhouse/client/recent-bets.ts";
import { useRecentBets } from "@fairhouse/client/use-play.ts";
import { useTimesOf } from "../recent-row.tsx";
import { gameWords } from "../words/words.ts";
import { ResultLine } from "./result-line.tsx";

export interface LastResultProps {
  readonly recent: RecentBets<unknown>;
  /** True for the label above, as that of a field beside it; otherwise it is inside, if there is room for it. */
  readonly labelAbove?: boolean;
}

/**
 * Shows the last result beside the button until the next one replaces it. It reads the same list as the chips above the
 * stage, which gets a bet when its reveal is over, so that it cannot tell a result earlier. Its place is kept before
 * the first bet, so that the button never moves.
 */
export function LastResult({ recent, labelAbove = false }: LastResultProps) {
  const words = gameWords.useWords();
  const timesOf = useTimesOf();
  const [last] = useRecentBets(recent);
  const result =
    last === undefined ? (
      <p className="surface-well flex min-h-12 min-w-0 items-center justify-between gap-3 px-3.5 text-sm text-muted">
        {!labelAbove && words.lastBet} <span aria-hidden="true">–</span>
      </p>
    ) : (
      <ResultLine profit={last.payout - last.stake}>
        {!labelAbove && (
          <span className="sr-only [@container(width>=240px)]:not-sr-only [@container(width>=240px)]:me-1.5! [@container(width>=240px)]:font-medium">
            {words.lastBet}
          </span>
        )}{" "}
        <span className="tabular font-semibold whitespace-nowrap">{timesOf(last)}</span>
      </ResultLine>
    );
  if (!labelAbove) return result;
  return (
    <div className="grid min-w-0">
      <span className="mb-1.5 truncate text-sm text-muted">{words.lastBet}</span>
      {result}
    </div>
  );
}
