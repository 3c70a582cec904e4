import { IconButton } from "@fairhouse/ui/components/icon-button.tsx";
import { RefreshCw } from "lucide-react";
import type { Design } from "../drawing/symbols.ts";
import { OpenedTickets } from "./opened-tickets.tsx";
import { Pile, type PileProps } from "./pile.tsx";
import { Rack } from "./rack.tsx";
import { ticketsWords } from "./words/words.ts";

interface CounterProps extends Required<Omit<PileProps, "pictured">> {
  readonly onTurn: () => void;
  readonly onDesign: (design: Design) => void;
  /** True while tickets are bought or being scratched. */
  readonly busy: boolean;
}

/** The whole stage: the rack of prints, the stack, and beside it the opened tickets. */
export function Counter({ onTurn, onDesign, busy, ...pile }: CounterProps) {
  const words = ticketsWords.useWords();
  return (
    <div className="ticket-counter">
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
        <OpenedTickets tickets={pile.tickets} shown={pile.shown} />
      </div>
    </div>
  );
}
