import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useRef, useState } from "react";
import { placeAfterKey } from "../../shared/screen/grid-keys.ts";
import { nudgePlayButton } from "../../shared/screen/nudge.ts";
import { goalWords } from "./words/words.ts";

export interface AimProps {
  /** The column whose rows these are, from 0. */
  readonly column: number;
  readonly rows: number;
  /** What pressing a row does; null while it does nothing. */
  readonly onPress: ((row: number) => void) | null;
  /** No hand is open: a press draws the eye to the button that begins one. */
  readonly idle: boolean;
  /** The row that is on its way to the house. */
  readonly ahead: number | null;
}

/**
 * The rows of the next column as buttons. They move on with the ball instead of being made anew, so that who plays by
 * keyboard stays in their row. One stop for Tab; the arrows walk up and down.
 */
export function Aim({ column, rows, onPress, idle, ahead }: AimProps) {
  const words = goalWords.useWords();
  const { whole } = useFormats();
  const [reachable, setReachable] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const stop = Math.min(reachable, rows - 1);
  return (
    <fieldset aria-label={words.column(whole(column + 1))} className="goal-aim" style={{ "--column": column }}>
      {Array.from({ length: rows }, (_, row) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a button is its row.
          key={row}
          ref={(element) => {
            buttons.current[row] = element;
          }}
          type="button"
          aria-label={words.spot(whole(column + 1), whole(row + 1))}
          aria-disabled={onPress === null || undefined}
          tabIndex={row === stop ? 0 : -1}
          data-ahead={row === ahead || undefined}
          onClick={() => {
            if (onPress !== null) onPress(row);
            else if (idle) nudgePlayButton();
          }}
          onFocus={() => setReachable(row)}
          onKeyDown={(event) => {
            const next = placeAfterKey(row, event.key, { rows, columns: 1 });
            if (next === null) return;
            event.preventDefault();
            buttons.current[next]?.focus();
          }}
        />
      ))}
    </fieldset>
  );
}
