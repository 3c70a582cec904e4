import { classes } from "../classes.ts";
import { useLocale } from "../format/locale.ts";
import { formatMultiplier } from "../format/multiplier.ts";
import { useCountUp } from "../motion/use-count-up.ts";
import { RollingText } from "./rolling-text.tsx";

export interface MultiplierProps {
  /** Already rounded down by `hundredths(ratio)` of the kernel. */
  readonly hundredths: number;
  /** True for "≈" before the digits: see `shownMultiplier` of the kernel. */
  readonly about?: boolean | undefined;
  readonly countUpMs?: number | undefined;
  readonly countFrom?: number | undefined;
  readonly className?: string | undefined;
}

/** A multiplier with two decimals, or more where the payout beside it needs them, and ×, in tabular figures. */
export function Multiplier({ hundredths, about = false, countUpMs = 0, countFrom, className }: MultiplierProps) {
  const locale = useLocale();
  const shown = useCountUp(hundredths, countUpMs, countFrom ?? null);
  return (
    <span className={classes("tabular font-semibold whitespace-nowrap", className)}>
      <RollingText goal={formatMultiplier(hundredths, locale, about)} shown={formatMultiplier(shown, locale, about)} />
    </span>
  );
}
