import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { Design } from "../drawing/symbols.ts";
import type { ScratchTicket } from "../rules/board.ts";
import { useTimes } from "./cells.tsx";
import { openedTickets, type Shown } from "./opening.ts";
import { useSweep } from "./use-sweep.ts";
import { ticketsWords } from "./words/words.ts";
import "./ticket-row.css";

interface TicketRowProps {
  readonly design: Design;
  readonly tickets: readonly ScratchTicket[];
  readonly shown: Shown;
  /** Opens the next ticket; null if a pointer opens none. */
  readonly onSweep?: (() => void) | null;
}

/**
 * The tickets of a stack in a row: payouts of open ones, foil over the others, which one sweep of the pointer scratches
 * off. A single ticket has no row.
 */
export function TicketRow({ design, tickets, shown, onSweep = null }: TicketRowProps) {
  const words = ticketsWords.useWords();
  const { whole } = useFormats();
  const times = useTimes();
  const open = openedTickets(shown);
  const { list, handlers } = useSweep(open, onSweep);
  if (tickets.length < 2) return null;
  return (
    <div className="ticket-row" data-sweep={onSweep !== null || undefined} {...handlers}>
      <ol ref={list} aria-label={words.stack} className="ticket-marks" data-design={design}>
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
    </div>
  );
}
