import type { MouseEvent } from "react";
import { useGridStop } from "../../shared/screen/use-grid-stop.ts";
import { type Design, symbolOf } from "../drawing/symbols.ts";
import { CELLS, type ScratchTicket } from "../rules/board.ts";
import { useTimes } from "./cells.tsx";
import { COLUMNS } from "./scratch-mask.ts";
import { ticketsWords } from "./words/words.ts";

interface SealedCellsProps {
  readonly design: Design;
  readonly ticket: ScratchTicket | null;
  readonly open: readonly number[];
  readonly onOpen: ((cell: number) => void) | null;
}

const GRID = { rows: CELLS / COLUMNS, columns: COLUMNS };
const PLACES = Array.from({ length: CELLS }, (_, cell) => cell);

/** The cells for keyboards and screen readers: a button for each, which names its prize once it is open. */
export function SealedCells({ design, ticket, open, onOpen }: SealedCellsProps) {
  const words = ticketsWords.useWords();
  const times = useTimes();
  const { propsOf } = useGridStop(GRID);

  function nameOf(cell: number): string {
    const prize = ticket?.cells[cell];
    if (prize === undefined || !open.includes(cell)) return words.covered(cell + 1);
    return words.openCell(cell + 1, words.symbols[symbolOf(design, prize)], times(prize));
  }
  return (
    <fieldset aria-label={words.cells} className="ticket-keys">
      {PLACES.map((cell) => (
        <button
          key={cell}
          {...propsOf(cell)}
          type="button"
          aria-label={nameOf(cell)}
          aria-disabled={onOpen === null || open.includes(cell) || undefined}
          onClick={(event) => {
            if (isByKey(event)) onOpen?.(cell);
          }}
        />
      ))}
    </fieldset>
  );
}

/** True for presses by key; pointers scratch, which the field handles. */
function isByKey({ detail }: MouseEvent): boolean {
  return detail === 0;
}
