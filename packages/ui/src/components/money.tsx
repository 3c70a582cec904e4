import type { Money as Amount } from "@fairhouse/kernel/money.ts";
import { classes } from "../classes.ts";
import { useCurrency } from "../format/currencies.ts";
import { useLocale } from "../format/locale.ts";
import { formatMoney, formatProfit } from "../format/money.ts";
import { RollingText } from "../game/rolling-text.tsx";
import { useCountUp } from "../motion/use-count-up.ts";
import { CurrencyIcon } from "./currency-icon.tsx";

export interface MoneyProps {
  readonly amount: Amount;
  /** Id of its currency. */
  readonly currency: string;
  /** Shows the picture of the currency: `true`, or its size in pixels. */
  readonly icon?: boolean | number;
  /** Shows + and −, and colours gains: for profits. */
  readonly profit?: boolean | undefined;
  /** Counts to a new amount in this many milliseconds instead of jumping, keeping the width. */
  readonly countUpMs?: number | undefined;
  /** Start of the first count; without it only later changes count. */
  readonly countFrom?: Amount | undefined;
  readonly className?: string | undefined;
}

/** An amount in grouped tabular figures. Always left to right, like all figures. */
export function Money({
  amount,
  currency,
  icon = false,
  profit = false,
  countUpMs = 0,
  countFrom,
  className,
}: MoneyProps) {
  const locale = useLocale();
  const digits = useCurrency(currency);
  const shown = useCountUp(amount, countUpMs, countFrom ?? null);
  const write = profit ? formatProfit : formatMoney;
  return (
    <span
      className={classes(
        "tabular inline-flex items-baseline gap-1.5 font-semibold whitespace-nowrap",
        profit && amount > 0 && "text-win",
        profit && amount < 0 && "text-muted",
        className,
      )}
    >
      {icon !== false && (
        <span className="shrink-0 self-center">
          <CurrencyIcon currency={currency} size={icon === true ? undefined : icon} />
        </span>
      )}
      <RollingText goal={write(amount, locale, digits)} shown={write(shown, locale, digits)} />
    </span>
  );
}
