import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { BetFigure } from "../../shared/screen/panel/bet-figure.tsx";
import { baseOf, cardOf } from "./facts.ts";
import { LiveCardView, useLiveCardName, useRankName } from "./live-card.tsx";
import { SettledTable, TicketCaption, useTicketLabel } from "./settled-table.tsx";
import { type SettledTicket, settledTicketOf } from "./settled-ticket.ts";
import { hiloWords } from "./words/words.ts";

export const draws: BetViewModule["draws"] = (page) => settledTicketOf(page) !== null;

/** The card of a settled ticket beside its base, and the cloth with its chips. */
export default function LiveHiloBetView({ page }: BetViewProps) {
  const ticket = settledTicketOf(page);
  return ticket && <TicketResult ticket={ticket} />;
}

/** The drawn card and its base. */
export const RoundHead: BetViewModule["RoundHead"] = function RoundHead({ proof }) {
  const nameOf = useLiveCardName();
  const rankName = useRankName();
  const words = hiloWords.useWords();
  const card = cardOf(proof.outcome);
  const base = baseOf(proof.carry);
  if (card === null) return null;
  return (
    <span className="inline-flex items-center gap-3 font-semibold text-text">
      <span dir="ltr" className="w-10">
        <LiveCardView card={card} />
      </span>
      <span>{base === null ? nameOf(card) : words.settled(rankName(base), nameOf(card))}</span>
    </span>
  );
};

function TicketResult({ ticket }: { readonly ticket: SettledTicket }) {
  const card = ticket.refunded ? null : ticket.card;
  return (
    <BetFigure label={useTicketLabel(ticket)} caption={<TicketCaption ticket={ticket} />}>
      <SettledTable ticket={ticket} place={ticket.card === null ? "none" : "open"} card={card} />
    </BetFigure>
  );
}
