import { useState } from "react";
import type { Coup } from "../../shared/rules/baccarat/coup.ts";
import { useDeal } from "../../shared/screen/baccarat/use-deal.ts";
import type { BetReplayProps } from "../../shared/screen/bet-view.ts";
import { BetFigure } from "../../shared/screen/panel/bet-figure.tsx";
import { type SettledHand, settledHandOf } from "../facts.ts";
import { SettledTable, TicketCaption, useTicketLabel } from "./settled-table.tsx";

/** Replays the hand card by card, faster than the table dealt it, and then sweeps and pays the chips. */
export default function LiveBaccaratBetReplay({ page, onEnd }: BetReplayProps) {
  const [ticket] = useState(() => settledHandOf(page));
  return ticket?.coup ? <ReplayedHand ticket={ticket} coup={ticket.coup} onEnd={onEnd} /> : null;
}

interface ReplayedHandProps {
  readonly ticket: SettledHand;
  readonly coup: Coup;
  readonly onEnd: () => void;
}

function ReplayedHand({ ticket, coup, onEnd }: ReplayedHandProps) {
  const [dealt] = useState(() => ({ id: "replay", coup }));
  const { shown } = useDeal({ dealt, atEnd: false, pace: "animated", squeeze: false, onEnd });
  return (
    <BetFigure label={useTicketLabel(ticket)} caption={<TicketCaption ticket={ticket} />}>
      <SettledTable ticket={ticket} shown={shown} still={false} />
    </BetFigure>
  );
}
