import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { settledOf } from "../../shared/facts/facts.ts";
import type { WorkingsProps } from "../../shared/screen/bet-view.ts";
import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { facts } from "../facts.ts";
import { ALIKE, CELLS } from "../rules/board.ts";
import { PRIZES, WEIGHTS } from "../rules/prizes.ts";
import { useTimes } from "./cells.tsx";
import { type DrawnNumber, type TracedTicket, traceTickets } from "./trace.ts";
import { ticketsWords } from "./words/words.ts";

/**
 * Derives the tickets of a bet from the bytes of its stream: the payout, the cells of the prize, and the prizes painted
 * around it.
 */
export function Workings({ page, bytes }: WorkingsProps) {
  const words = ticketsWords.useWords();
  const { money, whole } = useFormats();
  const currency = useCurrencyInPlay();
  const settled = settledOf(page, facts);
  if (settled === null) return null;
  const { tickets } = settled.outcome;
  const sum = tickets.map(({ pays }) => whole(pays)).join(" + ");
  return (
    <div className="grid gap-4">
      <Ranges />
      {traceTickets(tickets.length, bytes).map((traced, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tickets of a bet never change their places.
        <TicketWorkings key={n} n={n} traced={traced} />
      ))}
      <p className="text-muted">
        {words.workings.payout}{" "}
        <bdi dir="ltr" className="tabular font-semibold text-text">
          {`${money(settled.bet.amount, currency)} × (${sum}) = ${money(settled.payout, currency)}`}
        </bdi>
      </p>
    </div>
  );
}

/** The ranges of the million indices, by prize. */
function Ranges() {
  const words = ticketsWords.useWords();
  const times = useTimes();
  let end = 0;
  const ranges = PRIZES.map((prize) => {
    const from = end;
    end += WEIGHTS[prize];
    return { prize, text: `${from}–${end - 1}` };
  });
  return (
    <ul aria-label={words.workings.ranges} className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {ranges.map(({ prize, text }) => (
        <li key={prize}>
          <bdi dir="ltr">{times(prize)}</bdi>{" "}
          <bdi dir="ltr" className="tabular text-text">
            {text}
          </bdi>
        </li>
      ))}
    </ul>
  );
}

/** One ticket: its numbers, each with what it decides. */
function TicketWorkings({ n, traced }: { readonly n: number; readonly traced: TracedTicket }) {
  const { workings } = ticketsWords.useWords();
  const { whole } = useFormats();
  const times = useTimes();
  const { ticket, tier, places, boards } = traced;
  const prizes = PRIZES.filter((prize) => prize !== ticket.pays);
  const left = Array.from({ length: CELLS }, (_, cell) => cell);
  const cellOf = (index: number) => whole((left.splice(index, 1)[0] ?? 0) + 1);
  const rows = [
    row(tier, ticket.pays === 0 ? workings.nothing : workings.pays(times(ticket.pays))),
    ...places.map((number) => row(number, workings.place(cellOf(number.index)))),
    ...boards.flatMap((board, tried) =>
      board.map((number, place) => {
        const result = times(prizes[number.index] ?? 0);
        const cell = whole((left[place] ?? place) + 1);
        return row(number, tried < boards.length - 1 ? workings.refused(result) : workings.painted(cell, result));
      }),
    ),
  ];
  return (
    <div className="grid gap-2">
      <div className="overflow-x-auto">
        <PayTable
          caption={workings.caption(whole(n + 1))}
          head={[workings.number, workings.bytes, workings.float, workings.index, workings.result]}
          rows={rows}
        />
      </div>
      <p>
        {ticket.pays === 0 ? workings.lost : workings.won(whole(ALIKE), times(ticket.pays))}{" "}
        {boards.length > 1 && workings.repainted(whole(boards.length - 1))}
      </p>
    </div>
  );
}

function row({ k, bytes, value, bound, index }: DrawnNumber, result: string): readonly string[] {
  return [String(k), bytes, value.toFixed(8), `× ${bound} → ${index}`, result];
}
