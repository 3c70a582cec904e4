import type { Statistics } from "@fairhouse/client/statistics.ts";
import { classes } from "@fairhouse/ui/classes.ts";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { gameWords } from "../words/words.ts";
import { ProfitChart } from "./profit-chart.tsx";

/** Draws the profit of this visit at a game; before the first bet it says what will be drawn. */
export function SessionChart(props: { readonly statistics: Statistics; readonly className: string }) {
  const words = gameWords.useWords();
  const { whole, signed } = useFormats();
  const currency = useCurrencyInPlay();
  const { statistics, className } = props;
  if (statistics.bets === 0) {
    return (
      <p
        className={classes(
          "surface-well grid place-items-center px-4 text-center text-sm text-balance text-muted",
          className,
        )}
      >
        {words.noBetsYet}
      </p>
    );
  }
  return (
    <ProfitChart
      line={statistics.line}
      label={words.chart(signed(statistics.profit, currency), whole(statistics.bets))}
      className={className}
    />
  );
}
