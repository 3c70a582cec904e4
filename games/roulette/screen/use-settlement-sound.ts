import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useEffect, useEffectEvent, useRef } from "react";
import { positionOf } from "../rules/positions.ts";
import type { PlacedChips } from "./layout.ts";

const PAID_AFTER_MS = 700;

/** Chips are heard when they are swept, and when winners are paid. */
export function useSettlementSound(chips: readonly PlacedChips[], drawn: number | null, instant: boolean): void {
  const seen = useRef(drawn);
  const sound = useEffectEvent((pocket: number) => {
    const won = chips.filter(({ on }) => positionOf(on)?.pockets.includes(pocket)).length;
    if (won < chips.length) sounds.sweep();
    if (won === 0) return undefined;
    return setTimeout(() => sounds.chip(), instant ? 0 : PAID_AFTER_MS);
  });
  useEffect(() => {
    const before = seen.current;
    seen.current = drawn;
    if (drawn === null || before !== null) return;
    const timer = sound(drawn);
    return () => clearTimeout(timer);
  }, [drawn]);
}
