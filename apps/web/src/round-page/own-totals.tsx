import type { RoundPage } from "@fairhouse/protocol/table.ts";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useHouseCurrency } from "@fairhouse/ui/format/currencies.ts";
import type { ReactNode } from "react";
import { NoAmount } from "../bets/bet-cells.tsx";
import { fairnessWords } from "../fairness/words/words.ts";

/** The player's stakes in a round, the return and the difference; the last two once it is over. */
export function OwnTotals({ staked, returned }: NonNullable<RoundPage["own"]>) {
  const words = fairnessWords.useWords().rounds;
  const currency = useHouseCurrency();
  return (
    <section aria-label={words.own} className="surface-panel grid gap-3 px-5 py-4 md:px-6">
      <h2 className="text-base">{words.own}</h2>
      <dl className="grid grid-cols-3 gap-4">
        <Figure name={words.staked}>
          <Money amount={staked} currency={currency} />
        </Figure>
        <Figure name={words.returned}>
          {returned === null ? <NoAmount /> : <Money amount={returned} currency={currency} />}
        </Figure>
        <Figure name={words.net}>
          {returned === null ? <NoAmount /> : <Money amount={returned - staked} currency={currency} profit />}
        </Figure>
      </dl>
    </section>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="tabular text-lg font-bold">{children}</dd>
    </div>
  );
}
