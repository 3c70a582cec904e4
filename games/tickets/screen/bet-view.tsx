import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { Cells } from "./cells.tsx";
import { endOf } from "./opening.ts";
import { settledBetOf } from "./settled-bet.ts";
import { Ticket } from "./ticket.tsx";
import { TicketFigure } from "./ticket-figure.tsx";
import { useDesign } from "./use-design.ts";

export const draws: BetViewModule["draws"] = (page) => settledBetOf(page) !== null;

/** All tickets of the bet, open, in the print chosen by the viewer. */
export default function TicketsBetView({ page }: BetViewProps) {
  const bet = settledBetOf(page);
  const [design] = useDesign();
  if (bet === null) return null;
  const { open } = endOf(bet.tickets);
  return (
    <TicketFigure bet={bet}>
      <div className="ticket-album" data-many={bet.tickets.length > 1 || undefined}>
        {bet.tickets.map((ticket, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tickets of a bet never change their places.
          <div key={n} className="ticket-page" data-paid={ticket.pays !== 0 || undefined}>
            <Ticket design={design} price={bet.price}>
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
