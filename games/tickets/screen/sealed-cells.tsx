import type { MouseEvent } from "react";
import { useGridStop } from "../../shared/screen/use-grid-stop.ts";
import { CELLS, type ScratchTicket } from "../rules/board.ts";
import { useTimes } from "./cells.tsx";
import { COLUMNS } from "./scratch-mask.ts";
import { type Design, symbolOf } from "./symbols.ts";
import { ticketsWords } from "./words/words.ts";

interface SealedCellsProps {
  readonly design: Design;
  readonly ticket: ScratchTicket | null;
  readonly open: readonly number[];
  readonly onOpen: ((cell: number) => void) | null;
}

const GRID = { rows: CELLS / COLUMNS, columns: COLUMNS };
const PLACES = Array.from({ length: CELLS }, (_, cell) => cell);

/** The same cells for keys and for ears: a button for each, which says what is in it once it is open, and not before. */
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

/** Pointers scratch, which the field sees to. */
function isByKey({ detail }: MouseEvent): boolean {
  return detail === 0;
}
