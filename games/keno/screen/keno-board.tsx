import { useGridStop } from "../../shared/screen/use-grid-stop.ts";
import { BOARD } from "../rules/tables.ts";
import { kenoWords } from "./words/words.ts";
import "./keno.css";

const SHAPE = { rows: 5, columns: 8 };

export type TileState = "free" | "chosen" | "drawn" | "hit";

export interface KenoBoardProps {
  readonly chosen: readonly number[];
  /** The numbers revealed so far. */
  readonly drawn: readonly number[];
  /** True while one more hit would pay much more: the chosen numbers that are left show it. */
  readonly close: boolean;
  /** Null in a picture, where nothing can be chosen. */
  readonly onPress: ((number: number) => void) | null;
  readonly asleep: boolean;
}

/**
 * Forty numbers as one tab stop: arrow keys walk, Enter and space choose. They read from left to right in every
 * language.
 */
export function KenoBoard({ chosen, drawn, close, onPress, asleep }: KenoBoardProps) {
  const words = kenoWords.useWords();
  const { propsOf } = useGridStop(SHAPE);
  const stateOf = (number: number): TileState =>
    drawn.includes(number) ? (chosen.includes(number) ? "hit" : "drawn") : chosen.includes(number) ? "chosen" : "free";
  if (onPress === null) {
    return (
      <div dir="ltr" className="keno-board">
        {BOARD.map((number) => (
          <span key={number} className="keno-tile tabular" data-state={stateOf(number)}>
            {number}
          </span>
        ))}
      </div>
    );
  }
  return (
    <fieldset dir="ltr" aria-label={words.board} className="keno-board">
      {BOARD.map((number, place) => (
        <button
          key={number}
          {...propsOf(place)}
          type="button"
          className="keno-tile tabular"
          data-state={stateOf(number)}
          data-close={close || undefined}
          aria-pressed={chosen.includes(number)}
          aria-label={words.tile[stateOf(number)](number)}
          aria-disabled={asleep}
          onClick={() => !asleep && onPress(number)}
        >
          {number}
        </button>
      ))}
    </fieldset>
  );
}
