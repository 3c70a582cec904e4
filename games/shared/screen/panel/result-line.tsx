import type { Money as Amount } from "@fairhouse/kernel/money.ts";
import { classes } from "@fairhouse/ui/classes.ts";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import type { ReactNode } from "react";

const tones = {
  win: "bg-win-soft text-win",
  lose: "bg-lose-soft text-lose",
  even: "bg-panel-high text-text",
} as const;

/**
 * Shows a result beside the large button: what it was, and what was won or lost, by sign and colour. It says nothing to
 * screen readers by itself, because the result over the stage has been announced.
 */
export function ResultLine({ profit, children }: { readonly profit: Amount; readonly children: ReactNode }) {
  const currency = useCurrencyInPlay();
  const tone = profit > 0 ? "win" : profit < 0 ? "lose" : "even";
  return (
    <p
      data-result={tone}
      className={classes(
        "@container flex min-h-12 min-w-0 flex-wrap items-center justify-between gap-x-3 rounded-control px-3.5 py-1 leading-tight font-semibold max-md:px-3 max-md:py-0.5",
        tones[tone],
      )}
    >
      <span className="line-clamp-2 min-w-0 flex-1 [@container(width<180px)]:flex-auto text-sm leading-tight text-balance">
        {children}
      </span>
      <Money
        amount={profit}
        currency={currency}
        profit
        className={classes("text-lg leading-tight! max-md:text-base", tone === "lose" && "text-lose!")}
      />
    </p>
  );
}
