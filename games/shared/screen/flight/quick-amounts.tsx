import { useCurrency, useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { formatCompact } from "@fairhouse/ui/format/money.ts";
import type { Amount } from "../panel/use-amount.ts";
import { flightWords } from "./words/words.ts";

/** The quick amounts, as multiples of the smallest bet. */
const TIMES = [1, 5, 10, 50];

interface QuickAmountsProps {
  readonly amount: Amount;
  readonly disabled: boolean;
}

/** Shows amounts that one press puts into the field. */
export function QuickAmounts({ amount, disabled }: QuickAmountsProps) {
  const words = flightWords.useWords();
  const currency = useCurrencyInPlay();
  const digits = useCurrency(currency);
  return (
    <fieldset disabled={disabled} className="grid auto-cols-fr grid-flow-col gap-1.5">
      <legend className="sr-only">{words.quickAmounts}</legend>
      {TIMES.map((times) => times * amount.limits.min)
        .filter((quick) => quick <= amount.limits.max)
        .map((quick) => (
          <button
            key={quick}
            type="button"
            aria-pressed={quick === amount.value}
            onClick={() => amount.set(quick)}
            className="tabular min-h-8 cursor-pointer rounded-control border border-line bg-panel-high text-sm font-semibold text-muted transition-colors hover:border-dim hover:text-text active:bg-line aria-pressed:border-accent aria-pressed:text-text disabled:cursor-not-allowed disabled:opacity-60 pointer-coarse:min-h-11"
          >
            <bdi dir="ltr">{formatCompact(quick, "en", digits)}</bdi>
          </button>
        ))}
    </fieldset>
  );
}
