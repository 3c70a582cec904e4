import { useStatistics } from "@fairhouse/client/use-play.ts";
import { classes } from "@fairhouse/ui/classes.ts";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import { SessionChart } from "../page/session-chart.tsx";
import { gameWords } from "../words/words.ts";

/**
 * Fills the room below everything else in the bet panel with the player's results at this game during this visit: in a
 * high panel with their line, in lower ones with figures or the sum alone, or with nothing.
 */
export function SessionFigures({ game }: { readonly game: string }) {
  const words = gameWords.useWords();
  const { whole } = useFormats();
  const currency = useCurrencyInPlay();
  const { statistics } = useStatistics(game);
  const evens = statistics.bets - statistics.wins - statistics.losses;
  return (
    <section
      aria-label={words.session}
      className="hidden h-full flex-col gap-2 pt-4 text-sm [@container(height>=44px)]:flex"
    >
      <p className="flex items-baseline justify-between gap-3 text-muted">
        {words.session}
        <Money amount={statistics.profit} currency={currency} profit className="text-base" />
      </p>
      <SessionChart
        statistics={statistics}
        className="hidden! max-h-52 min-h-14 flex-1 [@container(height>=150px)]:grid!"
      />
      <dl
        className={classes(
          "hidden justify-between gap-x-3",
          // Four facts do not fit into a line: two lines of two stay in columns, where a wrapped one would stand alone.
          evens > 0
            ? "grid-cols-[auto_auto] [@container(height>=92px)]:grid"
            : "flex-wrap [@container(height>=70px)]:flex",
        )}
      >
        <Fact name={words.wagered} value={<Money amount={statistics.wagered} currency={currency} />} />
        <Fact name={words.wins} value={whole(statistics.wins)} />
        <Fact name={words.losses} value={whole(statistics.losses)} />
        {evens > 0 && <Fact name={words.evens} value={whole(evens)} />}
      </dl>
    </section>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <div className="flex items-baseline gap-1.5">
      <dt className="text-muted">{name}</dt>
      <dd className="tabular font-semibold">{value}</dd>
    </div>
  );
}
