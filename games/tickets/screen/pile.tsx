import type { Design } from "../drawing/symbols.ts";
import type { ScratchTicket } from "../rules/board.ts";
import { isWon, type Shown } from "./opening.ts";
import { ScratchField } from "./scratch-field.tsx";
import { Ticket } from "./ticket.tsx";
import { TicketBack } from "./ticket-back.tsx";
import "./counter.css";

export interface PileProps {
  /** Identifies the tickets: another id brings another stack. */
  readonly id: string;
  readonly design: Design;
  /** The price of each ticket. */
  readonly price: number;
  /** Empty before a purchase: a specimen is shown then. */
  readonly tickets: readonly ScratchTicket[];
  readonly shown: Shown;
  readonly onOpen?: ((cell: number) => void) | null;
  /** True if the back of the ticket on top is visible. */
  readonly turned?: boolean;
  /** True in a picture that is described in words: nothing in it is focusable. */
  readonly pictured?: boolean;
}

/** Nobody counts more edges than this. */
const MOST_EDGES = 3;

/** A stack of tickets: the one on top, front or back, and the edges of those below it. */
export function Pile({
  id,
  design,
  price,
  tickets,
  shown,
  onOpen = null,
  turned = false,
  pictured = false,
}: PileProps) {
  const ticket = tickets[shown.ticket] ?? null;
  const below = Math.min(MOST_EDGES, Math.max(0, tickets.length - 1 - shown.ticket));
  return (
    <div className="ticket-pile">
      {Array.from({ length: below }, (_, edge) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: edges have no other name than their depth.
        <span key={edge} className="ticket-edge" style={{ "--depth": below - edge }} />
      ))}
      <div
        // A new ticket is a new sheet of paper with new foil.
        key={`${id} ${shown.ticket} ${design}`}
        className="ticket-sheet"
        data-turned={turned || undefined}
        data-won={(ticket !== null && isWon(ticket, shown.open)) || undefined}
      >
        <div className="ticket-side" inert={turned}>
          <Ticket design={design} price={price}>
            <ScratchField
              design={design}
              ticket={ticket}
              open={shown.open}
              onOpen={turned ? null : onOpen}
              pictured={pictured}
            />
          </Ticket>
        </div>
        <div className="ticket-side ticket-side-back" inert={!turned}>
          <TicketBack design={design} price={price} />
        </div>
      </div>
    </div>
  );
}
