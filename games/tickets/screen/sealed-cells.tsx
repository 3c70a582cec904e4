import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { placeAfterKey } from "../../shared/screen/grid-keys.ts";
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
  const group = useRef<HTMLFieldSetElement>(null);
  const [reached, setReached] = useState(0);

  function nameOf(cell: number): string {
    const prize = ticket?.cells[cell];
    if (prize === undefined || !open.includes(cell)) return words.covered(cell + 1);
    return words.openCell(cell + 1, words.symbols[symbolOf(design, prize)], times(prize));
  }
  function onKeyDown(event: KeyboardEvent): void {
    const next = placeAfterKey(reached, event.key, GRID);
    if (next === null) return;
    event.preventDefault();
    setReached(next);
    group.current?.querySelectorAll("button")[next]?.focus();
  }
  return (
    <fieldset ref={group} aria-label={words.cells} className="ticket-keys" onKeyDown={onKeyDown}>
      {PLACES.map((cell) => (
        <button
          key={cell}
          type="button"
          tabIndex={cell === reached ? 0 : -1}
          aria-label={nameOf(cell)}
          aria-disabled={onOpen === null || open.includes(cell) || undefined}
          onFocus={() => setReached(cell)}
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
