import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { BetFigure } from "../../shared/screen/panel/bet-figure.tsx";
import { restOf } from "../drawing/spin.ts";
import { type SettledShare, settledShareOf } from "../facts.ts";
import { potAround } from "./pot-around.ts";
import { Ring } from "./ring.tsx";
import { PotFigure, RingFrame, TicketCaption, useTicketLabel } from "./ticket-figure.tsx";

export const draws: BetViewModule["draws"] = (page) => settledShareOf(page) !== null;

/** Draws the ring at rest: this bet in gold, the winning one, and all others. */
export default function JackpotBetView({ page }: BetViewProps) {
  const ticket = settledShareOf(page);
  return ticket && <StoppedRing ticket={ticket} />;
}

function StoppedRing({ ticket }: { readonly ticket: SettledShare }) {
  const { won } = ticket;
  return (
    <BetFigure label={useTicketLabel(ticket)} caption={<TicketCaption ticket={ticket} />}>
      {won !== null && (
        <RingFrame>
          <Ring
            pot={potAround(ticket)}
            turnedNow={() => restOf(won.ticket, won.total)}
            moving={false}
            stopped={won.ticket}
          >
            <PotFigure ticket={ticket} />
          </Ring>
        </RingFrame>
      )}
    </BetFigure>
  );
}
