import { hundredths, toNumber } from "@fairhouse/kernel/ratio.ts";
import { isolate } from "@fairhouse/ui/format/isolate.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { figuresOf, type Prize } from "../../rules/bet-types.ts";
import { PayTable } from "../page/pay-table.tsx";
import { gameWords } from "../words/words.ts";

export interface NamedBet {
  readonly name: string;
  readonly prizes: readonly Prize[];
}

/** Shows the hit rate, the volatility and the largest payout of kinds of bets. */
export function BetFigures({ bets }: { readonly bets: readonly NamedBet[] }) {
  const { figures } = gameWords.useWords();
  const { locale, multiplier } = useFormats();
  const rows = bets.map(({ name, prizes }) => {
    const { hitRate, volatility, largest } = figuresOf(prizes);
    return [name, chanceText(toNumber(hitRate), locale), volatility.toFixed(2), multiplier(hundredths(largest))];
  });
  return (
    <>
      <PayTable
        stacked
        caption={figures.caption}
        head={[figures.bet, figures.hitRate, figures.volatility, figures.largest]}
        rows={rows}
      />
      <p className="text-sm text-muted">{figures.note}</p>
    </>
  );
}

/** Formats a share with six significant digits, so that a chance of one in a million is still readable. */
export function chanceText(share: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: "percent", maximumSignificantDigits: 6 });
  return isolate(format.format(share), locale);
}
