import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { type Design, symbolOf } from "../drawing/symbols.ts";
import { alikeOf, CELLS, type ScratchTicket } from "../rules/board.ts";
import type { Prize } from "../rules/prizes.ts";
import { artOf } from "./designs.ts";
import { isWon } from "./opening.ts";

interface CellsProps {
  readonly design: Design;
  readonly ticket: ScratchTicket | null;
  readonly open: readonly number[];
  /** Cells that are partly visible. */
  readonly touched?: readonly number[];
}

const PLACES = Array.from({ length: CELLS }, (_, cell) => cell);

/** The symbols and prizes of all cells that are not fully covered, decorative only. */
export function Cells({ design, ticket, open, touched = [] }: CellsProps) {
  const alike = ticket !== null && isWon(ticket, open) ? alikeOf(ticket) : [];
  return (
    <div aria-hidden="true" className="ticket-cells">
      {PLACES.map((cell) => {
        const prize = open.includes(cell) || touched.includes(cell) ? ticket?.cells[cell] : undefined;
        return (
          <span key={cell} className="ticket-cell" data-won={alike.includes(cell) || undefined}>
            {prize !== undefined && <Print design={design} prize={prize} />}
          </span>
        );
      })}
    </div>
  );
}

function Print({ design, prize }: { readonly design: Design; readonly prize: Prize }) {
  const times = useTimes();
  return (
    <>
      <img src={artOf(symbolOf(design, prize))} alt="" decoding="sync" draggable={false} />
      <bdi dir="ltr">{times(prize)}</bdi>
    </>
  );
}

/** Returns a function that formats a prize, which is a whole number, as every multiplier is written: 1,000.00×. */
export function useTimes(): (prize: number) => string {
  const { multiplier } = useFormats();
  return (prize) => multiplier(prize * 100);
}
