import { useState } from "react";
import type { BetReplayProps } from "../../shared/screen/bet-view.ts";
import { useLanding } from "../../shared/screen/live/use-landing.ts";
import { BetFigure } from "../../shared/screen/panel/bet-figure.tsx";
import { type SettledOrder, settledOrderOf } from "../facts.ts";
import { OrderFigure, TicketCaption, useTicketLabel } from "./orders/settled-order.tsx";
import { LANDED_MS } from "./reveal-times.ts";

/** Replays the draw: the balls are mixed, and the drawn one comes to rest. */
export default function ColourBetReplay({ page, onEnd }: BetReplayProps) {
  const [ticket] = useState(() => settledOrderOf(page));
  return ticket?.outcome ? <ReplayedDraw ticket={ticket} onEnd={onEnd} /> : null;
}

function ReplayedDraw({ ticket, onEnd }: { readonly ticket: SettledOrder; readonly onEnd: () => void }) {
  const { landed } = useLanding(LANDED_MS, onEnd);
  return (
    <BetFigure label={useTicketLabel(ticket)} caption={landed ? <TicketCaption ticket={ticket} /> : null}>
      <OrderFigure ticket={ticket} mixing={!landed} />
    </BetFigure>
  );
}
