import type { Money as Amount } from "@fairhouse/kernel/money.ts";
import { Money } from "../components/money.tsx";
import { useCurrencyInPlay } from "../format/currencies.ts";
import { Multiplier } from "./multiplier.tsx";

export interface ProfitLineProps {
  readonly label: string;
  readonly hundredths?: number | undefined;
  readonly about?: boolean | undefined;
  /** Payout minus stake. */
  readonly profit: Amount;
  /** Progress to the next step, 0 to 1, drawn as a bar under the line. */
  readonly share?: number | undefined;
}

/** The gain of a win: "Next gem  1.99× · +24,934", with an optional bar. */
export function ProfitLine({ label, hundredths, about, profit, share }: ProfitLineProps) {
  const currency = useCurrencyInPlay();
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="min-w-0 truncate text-muted">{label}</span>
        <span className="flex items-baseline gap-1.5 text-win">
          {hundredths !== undefined && (
            <>
              <Multiplier hundredths={hundredths} about={about} />
              <span aria-hidden="true">·</span>
            </>
          )}
          <Money amount={profit} currency={currency} profit />
        </span>
      </div>
      {share !== undefined && (
        <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-well shadow-well">
          <div
            className="h-full origin-left rounded-full bg-linear-to-r from-accent to-win transition-[scale] duration-(--duration-enter) ease-out-expo rtl:origin-right"
            style={{ scale: `${Math.min(1, Math.max(0, share))} 1` }}
          />
        </div>
      )}
    </div>
  );
}
