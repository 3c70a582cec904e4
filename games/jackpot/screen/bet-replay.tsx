import type { BetReplayProps } from "../../shared/screen/bet-view.ts";
import { useLanding } from "../../shared/screen/live/use-landing.ts";
import { BetFigure } from "../../shared/screen/panel/bet-figure.tsx";
import { restOf, SPIN_MS, turnedAfter } from "../drawing/spin.ts";
import type { WonPot } from "../facts.ts";
import { type SettledShare, settledShareOf } from "../facts.ts";
import { potAround } from "./pot-around.ts";
import { Ring } from "./ring.tsx";
import { PotFigure, RingFrame, TicketCaption, useTicketLabel } from "./ticket-figure.tsx";

/** Replays the spin. */
export default function JackpotBetReplay({ page, onEnd }: BetReplayProps) {
  const ticket = settledShareOf(page);
  if (ticket === null || ticket.won === null) return null;
  return <ReplayedSpin ticket={ticket} won={ticket.won} onEnd={onEnd} />;
}

interface ReplayedSpinProps {
  readonly ticket: SettledShare;
  readonly won: WonPot;
  readonly onEnd: () => void;
}

function ReplayedSpin({ ticket, won, onEnd }: ReplayedSpinProps) {
  const { landed, elapsedMs } = useLanding(SPIN_MS, onEnd);
  const { ticket: drawn, total } = won;
  const turnedNow = () => (landed ? restOf(drawn, total) : turnedAfter(elapsedMs(), drawn, total));
  return (
    <BetFigure label={useTicketLabel(ticket)} caption={landed ? <TicketCaption ticket={ticket} /> : null}>
      <RingFrame>
        <Ring pot={potAround(ticket)} turnedNow={turnedNow} moving={!landed} stopped={landed ? drawn : null}>
          <PotFigure ticket={ticket} />
        </Ring>
      </RingFrame>
    </BetFigure>
  );
}
