import { prefersReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { BetFigure } from "../../shared/screen/bet-figure.tsx";
import type { BetReplayProps } from "../../shared/screen/bet-view.ts";
import { StripFrame } from "./bet-view.tsx";
import { placeOfRound, STOP_MS, slidTo } from "./conveyor.ts";
import { type SettledTicket, settledTicketOf } from "./settled-ticket.ts";
import { Strip } from "./strip.tsx";
import { TicketCaption, useTicketLabel } from "./ticket-caption.tsx";

/** The slide once more, from the card of the round before to the card on which it stopped. */
export default function SlideBetReplay({ page, onEnd }: BetReplayProps) {
  const ticket = settledTicketOf(page);
  if (ticket === null || ticket.point === null) return null;
  return <ReplayedSlide ticket={ticket} point={ticket.point} onEnd={onEnd} />;
}

interface ReplayedSlideProps {
  readonly ticket: SettledTicket;
  readonly point: number;
  readonly onEnd: () => void;
}

function ReplayedSlide({ ticket, point, onEnd }: ReplayedSlideProps) {
  const { round, target } = ticket;
  const startedAt = useRef<number | null>(null);
  const [landed, setLanded] = useState(prefersReducedMotion);
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    if (!landed) return;
    sounds.flip();
    ended();
  }, [landed]);
  useEffect(() => {
    const timer = setTimeout(() => setLanded(true), STOP_MS);
    return () => clearTimeout(timer);
  }, []);
  const placeNow = () => {
    if (landed) return placeOfRound(round);
    startedAt.current ??= performance.now();
    return slidTo(round, performance.now() - startedAt.current);
  };
  return (
    <BetFigure label={useTicketLabel(ticket)} caption={landed ? <TicketCaption ticket={ticket} /> : null}>
      <StripFrame>
        <Strip placeNow={placeNow} moving={!landed} drawn={new Map([[round, point]])} landed={landed} target={target} />
      </StripFrame>
    </BetFigure>
  );
}
