import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useEffect, useState } from "react";
import { outcomeOf } from "../../shared/screen/live/round-face.ts";
import type { LiveTable } from "../../shared/screen/live/use-live-table.ts";
import { useReveal } from "../../shared/screen/live/use-reveal.ts";
import type { ColourBet, ColourOutcome } from "../rules/colour.ts";
import { LOCK_MS, type Period, type PeriodTable, periodAt } from "../rules/periods.ts";
import { LANDED_MS } from "./reveal-times.ts";

const SECOND_MS = 1_000;

/** Follows the period of the round on screen, from its lock to its digit. */
export function usePeriod(live: LiveTable<ColourBet, ColourOutcome>, table: PeriodTable) {
  const { round, face } = live;
  const period = round?.closesAt == null ? null : periodAt(table, round.closesAt);
  return {
    period,
    /** Seconds until the locked period is over; null while it is open. */
    locked: useLock(period),
    /** The digit of this period, from the start of its reveal. */
    digit: outcomeOf(face)?.digit ?? null,
    /** True once the digit is revealed on this screen. */
    landed: useReveal(live, LANDED_MS),
  };
}

/** Returns the remaining seconds of a locked period, 5 to 1; null before the lock, and after the period. */
function useLock(period: Period | null): number | null {
  const { clock } = usePlayContext();
  const endsAt = period?.endsAt ?? null;
  /** The count with the period it belongs to, so that the next period does not inherit the lock of the last one. */
  const [counted, setCounted] = useState<{ readonly endsAt: number; readonly left: number } | null>(null);
  const seconds = counted?.endsAt === endsAt ? counted.left : null;
  useEffect(() => {
    if (endsAt === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const count = () => {
      const leftMs = endsAt - clock.now();
      const left = Math.ceil(leftMs / SECOND_MS);
      setCounted(leftMs > 0 && leftMs <= LOCK_MS ? { endsAt, left } : null);
      if (leftMs <= 0) return;
      timer = setTimeout(count, leftMs > LOCK_MS ? leftMs - LOCK_MS : leftMs - (left - 1) * SECOND_MS);
    };
    count();
    return () => clearTimeout(timer);
  }, [endsAt, clock]);
  useEffect(() => {
    if (seconds !== null) sounds.countdown();
  }, [seconds]);
  return seconds;
}
