import type { BetReplayProps } from "../../shared/screen/bet-view.ts";
import { useLanding } from "../../shared/screen/live/use-landing.ts";
import { BetFigure } from "../../shared/screen/panel/bet-figure.tsx";
import { type SettledSlide, settledSlideOf } from "../facts.ts";
import { StripFrame } from "./bet-view.tsx";
import { placeOfRound, STOP_MS, slidTo } from "./conveyor.ts";
import { Strip } from "./strip.tsx";
import { TicketCaption, useTicketLabel } from "./ticket-caption.tsx";

/** Replays the slide, from the previous round's card to the card on which it stopped. */
export default function SlideBetReplay({ page, onEnd }: BetReplayProps) {
  const ticket = settledSlideOf(page);
  if (ticket === null || ticket.outcome === null) return null;
  return <ReplayedSlide ticket={ticket} point={ticket.outcome.point} onEnd={onEnd} />;
}

interface ReplayedSlideProps {
  readonly ticket: SettledSlide;
  readonly point: number;
  readonly onEnd: () => void;
}

function ReplayedSlide({ ticket, point, onEnd }: ReplayedSlideProps) {
  const { bet, round } = ticket;
  const { landed, elapsedMs } = useLanding(STOP_MS, onEnd);
  const placeNow = () => (landed ? placeOfRound(round) : slidTo(round, elapsedMs()));
  return (
    <BetFigure label={useTicketLabel(ticket)} caption={landed ? <TicketCaption ticket={ticket} /> : null}>
      <StripFrame>
        <Strip
          placeNow={placeNow}
          moving={!landed}
          drawn={new Map([[round, point]])}
          landed={landed}
          target={bet.target}
        />
      </StripFrame>
    </BetFigure>
  );
}
