import { toNumber } from "@fairhouse/kernel/ratio.ts";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { type Design, symbolOf } from "../drawing/symbols.ts";
import { PRIZES, RETURN, TOTAL_WEIGHT, WEIGHTS, WINNING_WEIGHT } from "../rules/prizes.ts";
import { useTimes } from "./cells.tsx";
import { artOf } from "./designs.ts";
import { ticketsWords } from "./words/words.ts";
import "./ticket-back.css";

interface TicketBackProps {
  readonly design: Design;
  readonly price: number;
}

/** The back of a ticket: payouts of three alike with their exact odds, and the return. */
export function TicketBack({ design, price }: TicketBackProps) {
  const words = ticketsWords.useWords();
  const { money, exactPercent } = useFormats();
  const currency = useCurrencyInPlay();
  const times = useTimes();
  return (
    <div className="ticket-face ticket-back" data-design={design}>
      <p aria-hidden="true" className="ticket-prizes-title">
        {words.back.title}
      </p>
      <table className="ticket-prizes tabular">
        <caption className="sr-only">{words.back.title}</caption>
        <thead className="ticket-prizes-head">
          <tr>
            <th scope="col">{words.back.prize}</th>
            <th scope="col">{words.back.pays}</th>
            <th scope="col">{words.back.chance}</th>
          </tr>
        </thead>
        <tbody>
          {PRIZES.toReversed().map((prize) => (
            <tr key={prize}>
              <th scope="row">
                <img
                  className="ticket-prize"
                  src={artOf(symbolOf(design, prize))}
                  alt={words.symbols[symbolOf(design, prize)]}
                />
                <bdi dir="ltr">{times(prize)}</bdi>
              </th>
              <td>{money(price * prize, currency)}</td>
              <td>
                <bdi>{exactPercent(WEIGHTS[prize] / TOTAL_WEIGHT)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="ticket-odds">
        {words.back.odds(exactPercent(WINNING_WEIGHT / TOTAL_WEIGHT), exactPercent(toNumber(RETURN)))}
      </p>
    </div>
  );
}
