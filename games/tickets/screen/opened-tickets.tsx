import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ScratchTicket } from "../rules/board.ts";
import { useTimes } from "./cells.tsx";
import { openedTickets, type Shown } from "./opening.ts";
import { ticketsWords } from "./words/words.ts";

interface OpenedTicketsProps {
  readonly tickets: readonly ScratchTicket[];
  readonly shown: Shown;
}

/** A mark for each ticket of a stack: its payout once open, its number before. A single ticket has no marks. */
export function OpenedTickets({ tickets, shown }: OpenedTicketsProps) {
  const words = ticketsWords.useWords();
  const { whole } = useFormats();
  const times = useTimes();
  if (tickets.length < 2) return null;
  const open = openedTickets(shown);
  return (
    <ol aria-label={words.stack} className="ticket-marks">
      {tickets.map(({ pays }, n) => {
        const state = n >= open ? (n === shown.ticket ? "top" : "closed") : pays === 0 ? "lost" : "won";
        const text = n >= open ? words.closedTicket(whole(n + 1)) : words.openTicket(whole(n + 1), times(pays));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: tickets of a stack never change their places.
          <li key={n} data-state={state} className="ticket-mark tabular">
            <span className="sr-only">{text}</span>
            <bdi dir="ltr" aria-hidden="true">
              {n >= open ? whole(n + 1) : times(pays)}
            </bdi>
          </li>
        );
      })}
    </ol>
  );
}
