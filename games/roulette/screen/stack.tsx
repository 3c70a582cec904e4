import { classes } from "@fairhouse/ui/classes.ts";
import { useDigits } from "@fairhouse/ui/format/digits.ts";
import { formatCompact } from "@fairhouse/ui/format/money.ts";
import { animate } from "@fairhouse/ui/motion/animate.ts";
import { useEffect, useEffectEvent, useRef } from "react";
import { placeOf } from "./cell.tsx";
import { TableChip } from "./table-chip.tsx";
import { type Spot, type Stance, seatOf, sizeOf } from "./table-geometry.ts";

export interface StackProps {
  readonly spot: Spot;
  readonly stance: Stance;
  readonly amount: number;
  /** The drawn pocket, once the ball lies still. */
  readonly drawn: number | null;
  readonly instant: boolean;
}

const SWEEP_MS = 620;
const PAY_MS = 520;
/** Losing chips go first; a chip further from the house leaves later. */
const PAY_AFTER_MS = 420;
const SPREAD_MS = 180;

/** The chips on one place. When a pocket is drawn the house takes those that lost, and lays beside the others what they won. */
export function Stack({ spot, stance, amount, drawn, instant }: StackProps) {
  const taken = useRef<HTMLSpanElement>(null);
  const paid = useRef<HTMLSpanElement>(null);
  const seen = useRef(drawn);
  const size = sizeOf(stance);
  const { chips } = seatOf(spot, stance);
  const { left, top } = placeOf({ ...chips, width: 0, height: 0 }, size);
  const won = drawn !== null && spot.position.pockets.includes(drawn);
  // The croupier stands at the middle of the upper edge, where the wheel is.
  const toHouse = `${(50 - (chips.x / size.width) * 100).toFixed(2)}cqw ${(-12 - (chips.y / size.height) * 100).toFixed(2)}cqh`;
  const settle = useEffectEvent((signal: AbortSignal) => {
    const timing = { instant, signal };
    const delayMs = (chips.y / size.height) * SPREAD_MS;
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
    if (paid.current) {
      const here = [
        { translate: toHouse, opacity: 0 },
        { opacity: 1, offset: 0.3 },
        { translate: "0 0", opacity: 1 },
      ];
      void animate(paid.current, here, { ...timing, durationMs: PAY_MS, delayMs: PAY_AFTER_MS + delayMs });
    }
  });
  useEffect(() => {
    const before = seen.current;
    seen.current = drawn;
    // A table that shows a result from its first moment has nothing to sweep any more.
    if (drawn === null || before !== null) return;
    const control = new AbortController();
    settle(control.signal);
    return () => control.abort();
  }, [drawn]);
  const digits = useDigits();
  return (
    <span aria-hidden="true" style={{ left, top }} className="roulette-stack">
      <TableChip
        key={amount}
        amount={amount}
        className={classes("roulette-chip animate-drop-in", drawn !== null && !won && "roulette-lost")}
      />
      {drawn !== null && !won && (
        <span ref={taken} className="absolute inset-0 opacity-0">
          <TableChip amount={amount} className="roulette-chip" />
        </span>
      )}
      {won && (
        <span ref={paid} className="absolute inset-0">
          <TableChip amount={amount * spot.position.pays} className="roulette-chip absolute start-[14%] -top-[14%]" />
          {/* On the chips and nowhere else: what is printed beside them stays to be read. */}
          <span className="tabular absolute top-1/2 left-1/2 -translate-1/2 rounded-full bg-win-fill px-1.5 py-0.5 text-[0.6875rem] leading-none font-bold whitespace-nowrap text-on-win shadow-control">
            +{formatCompact(amount * spot.position.pays, "en", digits)}
          </span>
        </span>
      )}
    </span>
  );
}
