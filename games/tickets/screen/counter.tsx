import { IconButton } from "@fairhouse/ui/components/icon-button.tsx";
import { RefreshCw } from "lucide-react";
import type { Design } from "../drawing/symbols.ts";
import { Pile, type PileProps } from "./pile.tsx";
import { Rack } from "./rack.tsx";
import { TicketRow } from "./ticket-row.tsx";
import { ticketsWords } from "./words/words.ts";

interface CounterProps extends Required<Omit<PileProps, "pictured">> {
  /** Opens the next ticket of the stack; null while there is nothing to scratch. */
  readonly onSweep: (() => void) | null;
  readonly onTurn: () => void;
  readonly onDesign: (design: Design) => void;
  /** True while tickets are bought or being scratched. */
  readonly busy: boolean;
}

/** The whole stage: the rack of prints, the stack, and below it its tickets in a row. */
export function Counter({ onSweep, onTurn, onDesign, busy, ...pile }: CounterProps) {
  const words = ticketsWords.useWords();
  return (
    <div className="ticket-counter" data-stack={pile.tickets.length > 1 || undefined}>
      <Rack design={pile.design} onChange={onDesign} disabled={busy} />
      <Pile {...pile} />
      <div className="ticket-beside">
        <IconButton
          label={words.turn}
          icon={<RefreshCw aria-hidden="true" />}
          look="neutral"
          pressed={pile.turned}
          onClick={onTurn}
          className="size-11!"
        />
      </div>
      <TicketRow
        design={pile.design}
        tickets={pile.tickets}
        shown={pile.shown}
        onSweep={pile.turned ? null : onSweep}
      />
    </div>
  );
}
