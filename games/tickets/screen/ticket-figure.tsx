import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import { BetFigure, Fact } from "../../shared/screen/panel/bet-figure.tsx";
import { useTimes } from "./cells.tsx";
import type { SettledBet } from "./settled-bet.ts";
import { useDesign } from "./use-design.ts";
import { useTicketName } from "./use-ticket-name.ts";
import { ticketsWords } from "./words/words.ts";

/** A settled bet with its caption, still or replayed. */
export function TicketFigure({ bet, children }: { readonly bet: SettledBet; readonly children: ReactNode }) {
  const words = ticketsWords.useWords();
  const { money, whole } = useFormats();
  const currency = useCurrencyInPlay();
  const nameOf = useTicketName();
  const times = useTimes();
  const [design] = useDesign();
  const pays = bet.tickets.reduce((sum, ticket) => sum + ticket.pays, 0);
  return (
    <BetFigure
      label={nameOf(design, bet.tickets)}
      caption={
        <>
          <Fact name={words.stackSize} value={whole(bet.tickets.length)} />
          <Fact name={words.price} value={money(bet.price, currency)} />
          <Fact name={words.paid} value={<bdi dir="ltr">{times(pays)}</bdi>} />
        </>
      }
    >
      {children}
    </BetFigure>
  );
}
