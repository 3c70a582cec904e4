import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useEffect, useState } from "react";
import { outcomeOf } from "../../shared/screen/live/round-face.ts";
import type { LiveTable } from "../../shared/screen/live/use-live-table.ts";
import { useReveal } from "../../shared/screen/live/use-reveal.ts";
import type { ColourBet, ColourOutcome } from "../rules/colour.ts";
import { type Period, type PeriodTable, periodAt } from "../rules/periods.ts";
import { LANDED_MS } from "./reveal-times.ts";

const SECOND_MS = 1_000;

/** The last seconds of betting, which are counted aloud. */
const COUNTED_MS = 5 * SECOND_MS;

/** Follows the period of the round on screen, from its last seconds of betting to its digit. */
export function usePeriod(live: LiveTable<ColourBet, ColourOutcome>, table: PeriodTable) {
  const { round, face } = live;
  const period = round?.closesAt == null ? null : periodAt(table, round.closesAt);
  const secondsLeft = useLastSeconds(period);
  const landed = useReveal(live, LANDED_MS);
  useEffect(() => {
    if (landed) sounds.flip();
  }, [landed]);
  return {
    period,
    /** Seconds until betting closes, once they are few, down to 0; null before. */
    secondsLeft,
    /** True from the end of betting until the next period. */
    locked: secondsLeft === 0,
    /** The digit of this period, from the start of its reveal. */
    digit: outcomeOf(face)?.digit ?? null,
    /** True once the digit is revealed on this screen. */
    landed,
  };
}

/** Returns the remaining seconds of betting, 5 to 0; null before. */
function useLastSeconds(period: Period | null): number | null {
  const { clock } = usePlayContext();
  const closesAt = period?.closesAt ?? null;
  /** The count with the period it belongs to, so that the next period does not inherit that of the last one. */
  const [counted, setCounted] = useState<{ readonly closesAt: number; readonly left: number } | null>(null);
  const seconds = counted?.closesAt === closesAt ? counted.left : null;
  useEffect(() => {
    if (closesAt === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const count = () => {
      const leftMs = Math.max(0, closesAt - clock.now());
      const left = Math.ceil(leftMs / SECOND_MS);
      setCounted(leftMs <= COUNTED_MS ? { closesAt, left } : null);
      if (leftMs === 0) return;
      timer = setTimeout(count, leftMs > COUNTED_MS ? leftMs - COUNTED_MS : leftMs - (left - 1) * SECOND_MS);
    };
    count();
    return () => clearTimeout(timer);
  }, [closesAt, clock]);
  useEffect(() => {
    if (seconds !== null && seconds > 0) sounds.countdown();
  }, [seconds]);
  return seconds;
}
