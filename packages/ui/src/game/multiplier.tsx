import { classes } from "../classes.ts";
import { useLocale } from "../format/locale.ts";
import { formatMultiplier } from "../format/multiplier.ts";
import { useCountUp } from "../motion/use-count-up.ts";
import { RollingText } from "./rolling-text.tsx";

export interface MultiplierProps {
  /** Already rounded down by `hundredths(ratio)` of the kernel. */
  readonly hundredths: number;
  readonly countUpMs?: number | undefined;
  readonly countFrom?: number | undefined;
  readonly className?: string | undefined;
}

/** A multiplier with two decimals and ×, in tabular figures. */
export function Multiplier({ hundredths, countUpMs = 0, countFrom, className }: MultiplierProps) {
  const locale = useLocale();
  const shown = useCountUp(hundredths, countUpMs, countFrom ?? null);
  return (
    <span className={classes("tabular font-semibold whitespace-nowrap", className)}>
      <RollingText goal={formatMultiplier(hundredths, locale)} shown={formatMultiplier(shown, locale)} />
    </span>
  );
}
