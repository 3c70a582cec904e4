import { type SettledBet, settledOf } from "../../shared/facts/facts.ts";
import type { BetReplayProps } from "../../shared/screen/bet-view.ts";
import { facts } from "../facts.ts";
import type { TicketsBet, TicketsOutcome } from "../rules/tickets.ts";
import { Pile } from "./pile.tsx";
import { TicketFigure } from "./ticket-figure.tsx";
import { TicketRow } from "./ticket-row.tsx";
import { useDesign } from "./use-design.ts";
import { useOpening } from "./use-opening.ts";

/** Replays the opening of the bet's tickets. */
export default function TicketsBetReplay({ page, onEnd }: BetReplayProps) {
  const settled = settledOf(page, facts);
  return settled && <Opened settled={settled} onEnd={onEnd} />;
}

/** More tickets than this open quickly, so that a replay ends within seconds. */
const MOST_CALM = 2;

interface OpenedProps {
  readonly settled: SettledBet<TicketsBet, TicketsOutcome>;
  readonly onEnd: () => void;
}

function Opened({ settled, onEnd }: OpenedProps) {
  const [design] = useDesign();
  const { tickets } = settled.outcome;
  const price = settled.bet.amount;
  const quick = tickets.length > MOST_CALM;
  const { shown } = useOpening({ id: "replay", tickets, byHand: false, quick, pace: "animated", onEnd });
  return (
    <TicketFigure settled={settled}>
      <div className="ticket-replay">
        <Pile id="replay" design={design} price={price} tickets={tickets} shown={shown} pictured />
        <TicketRow design={design} tickets={tickets} shown={shown} />
      </div>
    </TicketFigure>
  );
}
