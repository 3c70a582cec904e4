import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useEffect, useState } from "react";
import { LOCK_MS, type Period } from "../rules/periods.ts";

const SECOND_MS = 1_000;

/** Returns the remaining seconds of a locked period, 5 to 1; null before the lock, and after the period. */
export function useLock(period: Period | null): number | null {
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
