import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import type { ReactNode } from "react";
import type { Design } from "../drawing/symbols.ts";
import { SCENES } from "./designs.ts";
import { ticketsWords } from "./words/words.ts";
import "./tickets.css";

export interface TicketProps {
  readonly design: Design;
  readonly price: number;
  /** The cells, covered or open. */
  readonly children: ReactNode;
}

/** The front of a ticket: a printed scene with its title, the cells, and a stub that explains three alike. */
export function Ticket({ design, price, children }: TicketProps) {
  const words = ticketsWords.useWords();
  const currency = useCurrencyInPlay();
  return (
    <div className="ticket-face ticket-front" data-design={design}>
      <img src={SCENES[design]} alt="" draggable={false} className="ticket-scene" />
      <p className="ticket-title">{words.designs[design]}</p>
      <div className="ticket-paper" dir="ltr">
        {children}
      </div>
      <p className="ticket-stub">
        <span className="ticket-rule">{words.rule}</span>
        <span className="ticket-price">
          <Money amount={price} currency={currency} icon className="items-center!" />
        </span>
      </p>
    </div>
  );
}
