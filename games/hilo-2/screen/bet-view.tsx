import { BetFigure } from "../../shared/screen/bet-figure.tsx";
import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { SettledTable, TicketCaption, useTicketLabel } from "./settled-table.tsx";
import { type SettledTicket, settledTicketOf } from "./settled-ticket.ts";

export const draws: BetViewModule["draws"] = (page) => settledTicketOf(page) !== null;

/** The card of a settled ticket beside its base, and the cloth with its chips. */
export default function LiveHiloBetView({ page }: BetViewProps) {
  const ticket = settledTicketOf(page);
  return ticket && <TicketResult ticket={ticket} />;
}

function TicketResult({ ticket }: { readonly ticket: SettledTicket }) {
  const card = ticket.refunded ? null : ticket.card;
  return (
    <BetFigure label={useTicketLabel(ticket)} caption={<TicketCaption ticket={ticket} />}>
      <SettledTable ticket={ticket} place={ticket.card === null ? "none" : "open"} card={card} />
    </BetFigure>
  );
}
