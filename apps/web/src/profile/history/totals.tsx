import { Money } from "@fairhouse/ui/components/money.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import { statisticsWords } from "../statistics/words/words.ts";
import { useTotals } from "./use-history.ts";

export interface TotalsProps {
  readonly asked: string;
  /** Id of the currency of the filtered bets. */
  readonly currency: string;
}

/** Totals of all filtered bets, not only of those listed. */
export function Totals({ asked, currency }: TotalsProps) {
  const words = statisticsWords.useWords().history;
  const format = useFormats();
  const totals = useTotals(asked);
  const { bets, wagered, paid, refunded, open } = totals ?? noTotals;
  const more = [
    ...(refunded.bets > 0 ? [format.plural(refunded.bets, words.refunded)] : []),
    ...(open.bets > 0 ? [format.plural(open.bets, words.open)] : []),
  ];
  return (
    <section
      aria-label={words.totals}
      aria-busy={totals === null}
      className="surface-well grid gap-2 px-4 py-3 md:px-5"
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        <Figure name={words.bets} value={<span className="tabular font-semibold">{format.whole(bets)}</span>} />
        <Figure name={words.wagered} value={<Money amount={wagered} currency={currency} />} />
        <Figure name={words.paid} value={<Money amount={paid} currency={currency} />} />
        <Figure name={words.net} value={<Money amount={paid - wagered} currency={currency} profit />} />
      </dl>
      {more.length > 0 && <p className="text-sm text-muted">{more.join(" · ")}</p>}
    </section>
  );
}

const none = { bets: 0, stake: 0 };
const noTotals = { bets: 0, wagered: 0, paid: 0, refunded: none, open: none };

function Figure({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-0.5">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-lg">{value}</dd>
    </div>
  );
}
