import type { BetReplayProps } from "../../shared/screen/bet-view.ts";
import { OpenedTickets } from "./opened-tickets.tsx";
import { Pile } from "./pile.tsx";
import { type SettledBet, settledBetOf } from "./settled-bet.ts";
import { TicketFigure } from "./ticket-figure.tsx";
import { useDesign } from "./use-design.ts";
import { useOpening } from "./use-opening.ts";

/** Replays the opening of the bet's tickets. */
export default function TicketsBetReplay({ page, onEnd }: BetReplayProps) {
  const bet = settledBetOf(page);
  return bet && <Opened bet={bet} onEnd={onEnd} />;
}

/** More tickets than this open quickly, so that a replay ends within seconds. */
const MOST_CALM = 2;

function Opened({ bet, onEnd }: { readonly bet: SettledBet; readonly onEnd: () => void }) {
  const [design] = useDesign();
  const { tickets, price } = bet;
  const quick = tickets.length > MOST_CALM;
  const { shown } = useOpening({ id: "replay", tickets, byHand: false, quick, instant: false, onEnd });
  return (
    <TicketFigure bet={bet}>
      <div className="ticket-replay">
        <Pile id="replay" design={design} price={price} tickets={tickets} shown={shown} pictured />
        <OpenedTickets tickets={tickets} shown={shown} />
      </div>
    </TicketFigure>
  );
}
