import { type Pace, paced } from "@fairhouse/ui/motion/pace.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useEffect, useEffectEvent, useRef } from "react";
import type { ChipFate } from "./chip-stack.tsx";

const PAID_AFTER_MS = 700;

/**
 * Plays the sound of chips when they are swept, and when winners are paid. `fates` holds those of all stacks, and is
 * null until they are settled.
 */
export function useSettlementSound(fates: readonly ChipFate[] | null, pace: Pace): void {
  const settled = fates !== null;
  const seen = useRef(settled);
  const sound = useEffectEvent(() => {
    if (fates?.some(({ kind }) => kind === "lost")) sounds.sweep();
    if (!fates?.some(({ kind }) => kind === "won")) return undefined;
    return setTimeout(() => sounds.chip(), paced(PAID_AFTER_MS, pace));
  });
  useEffect(() => {
    const before = seen.current;
    seen.current = settled;
    if (!settled || before) return;
    const timer = sound();
    return () => clearTimeout(timer);
  }, [settled]);
}
