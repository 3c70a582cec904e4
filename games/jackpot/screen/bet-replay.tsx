import { prefersReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { BetFigure } from "../../shared/screen/bet-figure.tsx";
import type { BetReplayProps } from "../../shared/screen/bet-view.ts";
import type { WonPot } from "./facts.ts";
import { Ring } from "./ring.tsx";
import { potAround, type SettledTicket, settledTicketOf } from "./settled-ticket.ts";
import { restOf, SPIN_MS, turnedAfter } from "./spin.ts";
import { PotFigure, RingFrame, TicketCaption, useTicketLabel } from "./ticket-figure.tsx";

/** The spin once more, as it was. */
export default function JackpotBetReplay({ page, onEnd }: BetReplayProps) {
  const ticket = settledTicketOf(page);
  if (ticket === null || ticket.won === null) return null;
  return <ReplayedSpin ticket={ticket} won={ticket.won} onEnd={onEnd} />;
}

interface ReplayedSpinProps {
  readonly ticket: SettledTicket;
  readonly won: WonPot;
  readonly onEnd: () => void;
}

function ReplayedSpin({ ticket, won, onEnd }: ReplayedSpinProps) {
  const startedAt = useRef<number | null>(null);
  const [landed, setLanded] = useState(prefersReducedMotion);
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    if (!landed) return;
    sounds.flip();
    ended();
  }, [landed]);
  useEffect(() => {
    const timer = setTimeout(() => setLanded(true), SPIN_MS);
    return () => clearTimeout(timer);
  }, []);
  const turnedNow = () => {
    if (landed) return restOf(won.ticket, won.total);
    startedAt.current ??= performance.now();
    return turnedAfter(performance.now() - startedAt.current, won.ticket, won.total);
  };
  return (
    <BetFigure label={useTicketLabel(ticket)} caption={landed ? <TicketCaption ticket={ticket} /> : null}>
      <RingFrame>
        <Ring pot={potAround(ticket)} turnedNow={turnedNow} moving={!landed} stopped={landed ? won.ticket : null}>
          <PotFigure ticket={ticket} />
        </Ring>
      </RingFrame>
    </BetFigure>
  );
}
