import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import type { SettledBet } from "../../shared/facts/facts.ts";
import { BetFigure, Fact } from "../../shared/screen/panel/bet-figure.tsx";
import type { TicketsBet, TicketsOutcome } from "../rules/tickets.ts";
import { useTimes } from "./cells.tsx";
import { useDesign } from "./use-design.ts";
import { useTicketName } from "./use-ticket-name.ts";
import { ticketsWords } from "./words/words.ts";

interface TicketFigureProps {
  readonly settled: SettledBet<TicketsBet, TicketsOutcome>;
  readonly children: ReactNode;
}

/** A settled bet with its caption, still or replayed. */
export function TicketFigure({ settled, children }: TicketFigureProps) {
  const words = ticketsWords.useWords();
  const { money, whole } = useFormats();
  const currency = useCurrencyInPlay();
  const nameOf = useTicketName();
  const times = useTimes();
  const [design] = useDesign();
  const { tickets } = settled.outcome;
  const pays = tickets.reduce((sum, ticket) => sum + ticket.pays, 0);
  return (
    <BetFigure
      label={nameOf(design, tickets)}
      caption={
        <>
          <Fact name={words.stackSize} value={whole(tickets.length)} />
          <Fact name={words.price} value={money(settled.bet.amount, currency)} />
          <Fact name={words.paid} value={<bdi dir="ltr">{times(pays)}</bdi>} />
        </>
      }
    >
      {children}
    </BetFigure>
  );
}
