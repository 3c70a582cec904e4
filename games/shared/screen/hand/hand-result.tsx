import { classes } from "@fairhouse/ui/classes.ts";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import type { EndedHand } from "./use-hand-table.ts";

/** Shows how the last hand ended, and its profit or loss, until the next one begins. */
export function HandResult({ ended, text }: { readonly ended: EndedHand; readonly text: string }) {
  const currency = useCurrencyInPlay();
  const profit = ended.payout - ended.stake;
  const tone = profit > 0 ? "win" : profit < 0 ? "lose" : "even";
  return (
    <p
      className={classes(
        "flex min-h-12 min-w-0 animate-fade-in items-center justify-between gap-3 rounded-control px-3.5 py-1 font-semibold",
        { win: "bg-win-soft text-win", lose: "bg-lose-soft text-lose", even: "bg-panel-high text-text" }[tone],
      )}
    >
      <span className="line-clamp-2 min-w-0 text-sm leading-tight text-balance">{text}</span>
      <Money
        amount={profit}
        currency={currency}
        profit
        className={tone === "lose" ? "text-lg text-lose!" : "text-lg"}
      />
    </p>
  );
}
