import { useRecentBets } from "@fairhouse/client/use-play.ts";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import type { ReactNode } from "react";
import type { RouletteTable } from "./use-roulette.ts";

export interface CornerResultsProps {
  readonly recent: RouletteTable["recent"];
  /** The chips of the last results, of which the corner has room for one. */
  readonly children: ReactNode;
}

/**
 * Shows what the last spin won or lost beside its number on phones, where the line of the last bet lies below the first
 * window. It says nothing to screen readers, because the result has been announced.
 */
export function CornerResults({ recent, children }: CornerResultsProps) {
  const currency = useCurrencyInPlay();
  const [last] = useRecentBets(recent);
  return (
    <div className="flex min-w-0 items-center gap-2 [&_li+li]:hidden [&_[data-empty]]:hidden [&_ol]:[mask-image:none]">
      {children}
      {last !== undefined && (
        <span aria-hidden="true">
          <Money amount={last.payout - last.stake} currency={currency} profit className="text-sm" />
        </span>
      )}
    </div>
  );
}
