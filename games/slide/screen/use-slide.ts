import type { Money } from "@fairhouse/kernel/money.ts";
import type { OwnTicket } from "@fairhouse/protocol/table.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useEffect, useState } from "react";
import { useLiveTable } from "../../shared/screen/live/use-live-table.ts";
import { useOwnResults } from "../../shared/screen/live/use-own-results.ts";
import { useReveal } from "../../shared/screen/live/use-reveal.ts";
import { fieldOf, wholeNumberOf } from "../../shared/screen/public-facts.ts";
import { useTarget, useTargetOption } from "../../shared/screen/target-field.tsx";
import { useAmount } from "../../shared/screen/use-amount.ts";
import { useAuto } from "../../shared/screen/use-auto.ts";
import { useOverlay } from "../../shared/screen/use-overlay.ts";
import { MAX_TARGET_HUNDREDTHS, MIN_TARGET_HUNDREDTHS } from "../rules/limits.ts";
import type { SlideBet } from "../rules/slide.ts";
import { autoPlay, type SlideSetup } from "./auto-play.ts";
import { STOP_MS } from "./conveyor.ts";
import { pointOf } from "./figures.ts";
import { slideWords } from "./words/words.ts";

const RULES = { revealed: true };
const BOUNDS = { min: MIN_TARGET_HUNDREDTHS, max: MAX_TARGET_HUNDREDTHS };
const DEFAULT_TARGET = 200;
/** The eye sees the strip at rest before anything else changes. */
const SHOW_MS = STOP_MS + 160;

/** Everything that the slide screen shows and does. */
export function useSlide() {
  const live = useLiveTable<SlideBet>("slide", "slide", RULES);
  const amount = useAmount("slide");
  const target = useTarget("slide:target", BOUNDS, DEFAULT_TARGET);
  const [autoMode, setAutoMode] = useState(false);
  const overlay = useOverlay();
  const words = slideWords.useWords();
  const { multiplier } = useFormats();

  const { play, seat, own, face } = live;
  const landed = useReveal(live, SHOW_MS);
  const point = face.kind === "running" || face.kind === "ended" ? pointOf(face.outcome) : null;
  const { setup, options } = useTargetOption(target, DEFAULT_TARGET, words.target);
  const bet = (stake: Money, made: SlideSetup) => play.place(autoPlay.bet(stake, made));
  const auto = useAuto("slide", bet, { stake: amount, setup, options, unqueue: () => play.unqueue() });
  useChipSound(seat.ticket);
  useOwnResults(own.tickets, ({ id, stake, payout, bet: placed }) => {
    const hundredths = wholeNumberOf(fieldOf(placed, "target")) ?? undefined;
    const said = point === null ? undefined : words.landed(multiplier(point));
    overlay.show({ id, stake, payout: payout ?? 0, hundredths, said });
  });

  /** The bet that is in, or waits, can still be had back. */
  const canTakeBack = seat.next !== null || (seat.ticket !== null && face.kind === "betting");
  return {
    live,
    /** Where the strip stops, in hundredths: from the start of the slide on; null before, and for a voided round. */
    point,
    /** The strip stands on it. */
    landed,
    amount,
    target,
    autoMode,
    setAutoMode,
    auto,
    /** Of the bet that is in, in hundredths. */
    ticketTarget: wholeNumberOf(fieldOf(seat.ticket?.bet, "target")),
    overlay,
    canTakeBack,
    bet: () => void bet(amount.value, setup),
    takeBack() {
      if (seat.next !== null) play.unqueue();
      else if (seat.ticket !== null && canTakeBack) void play.takeBack(seat.ticket.id);
    },
  };
}

export type SlideTable = ReturnType<typeof useSlide>;

function useChipSound(ticket: OwnTicket | null) {
  const open = ticket !== null && ticket.payout === null ? ticket.id : null;
  useEffect(() => {
    if (open !== null) sounds.chip();
  }, [open]);
}
