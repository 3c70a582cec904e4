import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { TrialReport } from "../../trial/report.ts";
import { ProfitChart } from "../page/profit-chart.tsx";
import { Figure } from "../panel/figure.tsx";
import { strategyWords } from "./words/words.ts";

/** Reasons for which runs end by themselves. */
const ENDS = ["count", "profit", "loss", "single-win", "condition", "balance"] as const;

/** Shows the result of a trial: its line, and its figures for players who cannot see it. */
export function TrialResult({ report }: { readonly report: TrialReport }) {
  const words = strategyWords.useWords();
  const { whole, signed } = useFormats();
  const currency = useCurrencyInPlay();
  const profit = report.line.at(-1) ?? 0;
  const ends = ENDS.flatMap((reason) => {
    const times = report.ends[reason];
    return times === undefined ? [] : [`${words.ends[reason]} ${whole(times)}×`];
  });
  return (
    <section aria-label={words.trial} role="status" className="grid gap-4">
      <ProfitChart
        line={report.line}
        label={words.chart(signed(profit, currency), whole(report.bets))}
        className="h-36 sm:h-44"
      />
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
        <Figure label={words.profit}>
          <Money amount={profit} currency={currency} profit />
        </Figure>
        <Figure label={words.drawdown}>
          <Money amount={report.drawdown} currency={currency} />
        </Figure>
        <Figure label={words.largestStake}>
          <Money amount={report.largestStake} currency={currency} />
        </Figure>
        <Figure label={words.bestBet}>
          <Money amount={report.best} currency={currency} profit />
        </Figure>
        <Figure label={words.worstBet}>
          <Money amount={report.worst} currency={currency} profit />
        </Figure>
        <Figure label={words.betsMade}>{whole(report.bets)}</Figure>
        <Figure label={words.winsAndLosses}>
          <bdi dir="ltr">
            {whole(report.wins)} / {whole(report.losses)}
          </bdi>
        </Figure>
        <Figure label={words.longestWins}>{whole(report.longestWins)}</Figure>
        <Figure label={words.longestLosses}>{whole(report.longestLosses)}</Figure>
      </dl>
      {ends.length > 0 && (
        <p className="text-sm text-muted">
          {words.runEnds}: {ends.join(" · ")}
        </p>
      )}
      <p className="text-sm text-pretty text-muted">{words.chanceNote}</p>
    </section>
  );
}
