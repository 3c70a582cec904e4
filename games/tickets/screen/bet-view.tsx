import { settledOf } from "../../shared/facts/facts.ts";
import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { facts } from "../facts.ts";
import { Cells } from "./cells.tsx";
import { endOf } from "./opening.ts";
import { Ticket } from "./ticket.tsx";
import { TicketFigure } from "./ticket-figure.tsx";
import { useDesign } from "./use-design.ts";

export const draws: BetViewModule["draws"] = (page) => settledOf(page, facts) !== null;

/** All tickets of the bet, open, in the print chosen by the viewer. */
export default function TicketsBetView({ page }: BetViewProps) {
  const settled = settledOf(page, facts);
  const [design] = useDesign();
  if (settled === null) return null;
  const { tickets } = settled.outcome;
  const { open } = endOf(tickets);
  return (
    <TicketFigure settled={settled}>
      <div className="ticket-album" data-many={tickets.length > 1 || undefined}>
        {tickets.map((ticket, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tickets of a bet never change their places.
          <div key={n} className="ticket-page" data-paid={ticket.pays !== 0 || undefined}>
            <Ticket design={design} price={settled.bet.amount}>
              <div className="ticket-field">
                <Cells design={design} ticket={ticket} open={open} />
              </div>
            </Ticket>
          </div>
        ))}
      </div>
    </TicketFigure>
  );
}
