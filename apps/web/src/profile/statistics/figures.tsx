import type { Statistics } from "@fairhouse/protocol/statistics.ts";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { formatPercent } from "@fairhouse/ui/format/money.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import { statisticsWords } from "./words/words.ts";

/** The sums of a period. */
export function Figures({ totals, currency }: Pick<Statistics, "totals" | "currency">) {
  const words = statisticsWords.useWords();
  const format = useFormats();
  const { bets, wagered, paid, won } = totals;
  const net = paid - wagered;
  return (
    <dl className="surface-panel grid grid-cols-2 gap-px overflow-hidden bg-line! md:grid-cols-4">
      <Figure
        name={words.net}
        value={<Money amount={net} currency={currency} profit icon={22} />}
        glow={net > 0 ? "var(--win-soft)" : net < 0 ? "var(--lose-soft)" : undefined}
      />
      <Figure name={words.wagered} value={<Money amount={wagered} currency={currency} />} />
      <Figure
        name={words.paid}
        value={<Money amount={paid} currency={currency} />}
        note={wagered > 0 ? words.returned(formatPercent(paid / wagered, format.locale)) : undefined}
      />
      <Figure
        name={words.bets}
        value={<span className="tabular font-semibold">{format.whole(bets)}</span>}
        note={words.wonOf(format.whole(won))}
      />
    </dl>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: ReactNode;
  readonly note?: string | undefined;
  readonly glow?: string | undefined;
}

function Figure({ name, value, note, glow }: FigureProps) {
  return (
    <div
      className="grid content-start gap-1 bg-panel px-4 py-4 md:px-6 md:py-5"
      style={
        glow === undefined
          ? undefined
          : { backgroundImage: `radial-gradient(120% 130% at 0% 0%, ${glow}, transparent 70%)` }
      }
    >
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="grid gap-0.5">
        <span className="text-xl md:text-2xl">{value}</span>
        {note !== undefined && <span className="text-sm text-pretty text-muted">{note}</span>}
      </dd>
    </div>
  );
}
