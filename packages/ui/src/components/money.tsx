import type { Money as Amount } from "@fairhouse/kernel/money.ts";
import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { useDigits } from "../format/digits.ts";
import { useLocale } from "../format/locale.ts";
import { formatMoney, formatProfit } from "../format/money.ts";
import { RollingText } from "../game/rolling-text.tsx";
import { useCountUp } from "../motion/use-count-up.ts";
import { CoinIcon } from "./coin-icon.tsx";

export interface MoneyProps {
  readonly amount: Amount;
  /** `true` for the play coin, or the picture of another currency. */
  readonly icon?: boolean | ReactNode;
  /** Shows + and −, and colours gains: for profits. */
  readonly profit?: boolean | undefined;
  /** Counts to a new amount in this many milliseconds instead of jumping, keeping the width. */
  readonly countUpMs?: number | undefined;
  /** Start of the first count; without it only later changes count. */
  readonly countFrom?: Amount | undefined;
  readonly className?: string | undefined;
}

/** An amount of the currency in grouped tabular figures. Always left to right, like all figures. */
export function Money({ amount, icon, profit = false, countUpMs = 0, countFrom, className }: MoneyProps) {
  const locale = useLocale();
  const digits = useDigits();
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
      {icon && <span className="shrink-0 self-center">{icon === true ? <CoinIcon /> : icon}</span>}
      <RollingText goal={write(amount, locale, digits)} shown={write(shown, locale, digits)} />
    </span>
  );
}
