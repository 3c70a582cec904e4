import type { Money } from "@fairhouse/kernel/money.ts";
import { type Ratio, toNumber } from "@fairhouse/kernel/ratio.ts";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { Coup } from "../../rules/baccarat/coup.ts";
import type { Chip } from "../../rules/chips.ts";
import { endOf } from "./deal.ts";
import { useTelling } from "./telling.tsx";
import { useCoupText } from "./use-coup-text.ts";
import { coupWords } from "./words/words.ts";

interface CoupOutcomeProps extends PayoutProps {
  readonly coup: Coup;
}

/** Shows the last part of a bet's workings: why third cards were drawn, who won, and the return of the chips. */
export function CoupOutcome({ coup, ...paid }: CoupOutcomeProps) {
  const words = coupWords.useWords();
  const coupText = useCoupText();
  const told = useTelling(coup, endOf(coup));
  return (
    <>
      <ol className="grid gap-1 text-muted">
        {told.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>
          {words.workings.winner}: {coupText(coup)}.
        </li>
      </ol>
      <Payout {...paid} />
    </>
  );
}

interface PayoutProps {
  readonly chips: readonly Chip[];
  /** Returns the payout of chips on a position in stakes, including the stake; zero if they lost. */
  readonly returnOf: (position: string) => Ratio;
  readonly payout: Money;
}

/** Shows "1,000 × 1.95 + 500 × 1 = 2,450". */
function Payout({ chips, returnOf, payout }: PayoutProps) {
  const words = coupWords.useWords().workings;
  const { money } = useFormats();
  const currency = useCurrencyInPlay();
  const parts = chips.flatMap(({ on, amount }) => {
    const returned = toNumber(returnOf(on));
    return returned === 0 ? [] : [`${money(amount, currency)} × ${returned}`];
  });
  if (parts.length === 0) return <p className="text-muted">{words.none}</p>;
  return (
    <p className="text-muted">
      {words.paid}{" "}
      <bdi dir="ltr" className="tabular font-semibold text-text">
        {`${parts.join(" + ")} = ${money(payout, currency)}`}
      </bdi>
    </p>
  );
}
