import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { readAs } from "../../shared/facts/facts.ts";
import { outcomeOf } from "../../shared/screen/live/round-face.ts";
import { useLiveSeat } from "../../shared/screen/live/use-live-seat.ts";
import { useLiveTable } from "../../shared/screen/live/use-live-table.ts";
import { useOwnResults } from "../../shared/screen/live/use-own-results.ts";
import { useReveal } from "../../shared/screen/live/use-reveal.ts";
import { useOverlay } from "../../shared/screen/page/use-overlay.ts";
import { useTarget, useTargetOption } from "../../shared/screen/panel/target-field.tsx";
import { facts } from "../facts.ts";
import type { SlideBet } from "../rules/slide.ts";
import { autoPlay, type SlideSetup } from "./auto-play.ts";
import { STOP_MS } from "./conveyor.ts";
import { slideWords } from "./words/words.ts";

const DEFAULT_TARGET = 200;

/** Provides everything that the slide screen shows and does. */
export function useSlide() {
  const live = useLiveTable("slide", "slide", facts);
  const target = useTarget("slide:target", DEFAULT_TARGET);
  const overlay = useOverlay();
  const words = slideWords.useWords();
  const { multiplier } = useFormats();

  const { seat, own, face } = live;
  const landed = useReveal(live, STOP_MS);
  const point = outcomeOf(face)?.point ?? null;
  const bets = useLiveSeat<SlideBet, SlideSetup>("slide", live, {
    autoPlay,
    ...useTargetOption(target, DEFAULT_TARGET, words.target),
    problem: target.ok ? null : words.target,
  });
  useOwnResults(own.tickets, ({ id, roundId, stake, payout, bet: placed }) => {
    const hundredths = targetOf(placed) ?? undefined;
    // A ticket of a round that this page has missed had another point.
    const said = point === null || roundId !== live.round?.id ? undefined : words.landed(multiplier(point));
    overlay.show({ id, stake, payout: payout ?? 0, hundredths, said });
  });

  return {
    ...bets,
    live,
    /**
     * The point at which the strip stops, in hundredths, from the start of the slide; null before, and for a voided
     * round.
     */
    point,
    /** True once the strip rests on it. */
    landed,
    target,
    /** The target of the bet that is in, in hundredths. */
    ticketTarget: targetOf(seat.ticket?.bet),
    overlay,
  };
}

function targetOf(bet: unknown): number | null {
  return readAs(facts.isBet, bet)?.target ?? null;
}

export type SlideTable = ReturnType<typeof useSlide>;
