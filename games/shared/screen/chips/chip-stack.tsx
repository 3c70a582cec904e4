import type { Money } from "@fairhouse/kernel/money.ts";
import { classes } from "@fairhouse/ui/classes.ts";
import { useCurrency, useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { formatCompact } from "@fairhouse/ui/format/money.ts";
import { animate } from "@fairhouse/ui/motion/animate.ts";
import type { Pace } from "@fairhouse/ui/motion/pace.ts";
import { useEffect, useEffectEvent, useRef } from "react";
import { type Area, placeOf, type Size } from "./area.ts";
import { TableChip } from "./table-chip.tsx";
import "./chips.css";

/** The fate of chips: swept, paid their profit, or left in place. */
export type ChipFate = { readonly kind: "lost" | "returned" } | { readonly kind: "won"; readonly profit: Money };

export interface ChipStackProps {
  /** The place of the stack, in units of the cloth. */
  readonly at: Pick<Area, "x" | "y">;
  readonly size: Size;
  readonly amount: Money;
  /** Null until the bet is settled. */
  readonly fate: ChipFate | null;
  readonly pace: Pace;
}

const SWEEP_MS = 620;
const PAY_MS = 520;
/** Milliseconds until winners are paid, because losing chips go first; chips further from the house leave later. */
const PAY_AFTER_MS = 420;
const SPREAD_MS = 180;

/**
 * Shows the chips on one place. When they are settled, the house takes losing chips, and lays the winnings behind the
 * others, which stay legible. Chips lie on the right of a print in either direction, and so do
 * the winnings.
 */
export function ChipStack({ at, size, amount, fate, pace }: ChipStackProps) {
  const currency = useCurrencyInPlay();
  const taken = useRef<HTMLSpanElement>(null);
  const paid = useRef<HTMLSpanElement>(null);
  const told = useRef<HTMLSpanElement>(null);
  const settled = fate !== null;
  const seen = useRef(settled);
  const { left, top } = placeOf({ ...at, width: 0, height: 0 }, size);
  // The croupier is at the middle of the upper edge.
  const toHouse = `${(50 - (at.x / size.width) * 100).toFixed(2)}cqw ${(-12 - (at.y / size.height) * 100).toFixed(2)}cqh`;
  const settle = useEffectEvent((signal: AbortSignal) => {
    const timing = { pace, signal };
    const delayMs = (at.y / size.height) * SPREAD_MS;
    if (taken.current) {
      const away = [
        { translate: "0 0", opacity: 1 },
        { opacity: 1, offset: 0.7 },
        { translate: toHouse, opacity: 0 },
      ];
      void animate(taken.current, away, {
        ...timing,
        durationMs: SWEEP_MS,
        delayMs,
        easing: "cubic-bezier(0.5, 0, 0.7, 0.4)",
      });
    }
    for (const element of [paid.current, told.current]) {
      const here = [
        { translate: toHouse, opacity: 0 },
        { opacity: 1, offset: 0.3 },
        { translate: "0 0", opacity: 1 },
      ];
      void animate(element, here, { ...timing, durationMs: PAY_MS, delayMs: PAY_AFTER_MS + delayMs });
    }
  });
  useEffect(() => {
    const before = seen.current;
    seen.current = settled;
    // A cloth that shows a result from its first moment has nothing left to sweep.
    if (!settled || before) return;
    const control = new AbortController();
    settle(control.signal);
    return () => control.abort();
  }, [settled]);
  const digits = useCurrency(currency);
  return (
    <span aria-hidden="true" style={{ left, top }} className="chip-stack">
      {fate?.kind === "won" && (
        <span ref={paid} className="absolute inset-0">
          <TableChip amount={fate.profit} className="chip-on-cloth absolute -top-[22%] left-[16%]" />
        </span>
      )}
      <TableChip
        key={amount}
        amount={amount}
        className={classes("chip-on-cloth relative animate-drop-in", fate?.kind === "lost" && "chip-lost")}
      />
      {fate?.kind === "lost" && (
        <span ref={taken} className="absolute inset-0 opacity-0">
          <TableChip amount={amount} className="chip-on-cloth" />
        </span>
      )}
      {fate?.kind === "won" && (
        <span ref={told} className="absolute inset-0">
          {/* Below the figures of the chip, and hardly beyond it, so that the print beside it stays legible. */}
          <span className="tabular absolute top-[78%] left-1/2 -translate-x-1/2 rounded-full bg-win-fill px-1.5 py-0.5 text-[0.6875rem] leading-none font-bold whitespace-nowrap text-on-win shadow-control">
            +{formatCompact(fate.profit, "en", digits)}
          </span>
        </span>
      )}
    </span>
  );
}
