import { prefersReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { BetFigure } from "../../shared/screen/bet-figure.tsx";
import type { BetReplayProps } from "../../shared/screen/bet-view.ts";
import { LANDED_MS } from "./reveal-times.ts";
import { SettledOrder, TicketCaption, useTicketLabel } from "./settled-order.tsx";
import { type SettledTicket, settledTicketOf } from "./settled-ticket.ts";

/** The balls are mixed once more, and the one that came is set down. */
export default function ColourBetReplay({ page, onEnd }: BetReplayProps) {
  const [ticket] = useState(() => settledTicketOf(page));
  return ticket && ticket.digit !== null ? <ReplayedDraw ticket={ticket} onEnd={onEnd} /> : null;
}

function ReplayedDraw({ ticket, onEnd }: { readonly ticket: SettledTicket; readonly onEnd: () => void }) {
  const [landed, setLanded] = useState(prefersReducedMotion);
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    if (!landed) return;
    sounds.flip();
    ended();
  }, [landed]);
  useEffect(() => {
    const timer = setTimeout(() => setLanded(true), LANDED_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <BetFigure label={useTicketLabel(ticket)} caption={landed ? <TicketCaption ticket={ticket} /> : null}>
      <SettledOrder ticket={ticket} mixing={!landed} />
    </BetFigure>
  );
}
