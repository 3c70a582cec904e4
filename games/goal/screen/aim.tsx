import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { nudgePlayButton } from "../../shared/screen/nudge.ts";
import { useGridStop } from "../../shared/screen/use-grid-stop.ts";
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
  const { propsOf } = useGridStop({ rows, columns: 1 });
  return (
    <fieldset aria-label={words.column(whole(column + 1))} className="goal-aim" style={{ "--column": column }}>
      {Array.from({ length: rows }, (_, row) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a button is its row.
          key={row}
          {...propsOf(row)}
          type="button"
          aria-label={words.spot(whole(column + 1), whole(row + 1))}
          aria-disabled={onPress === null || undefined}
          data-ahead={row === ahead || undefined}
          onClick={() => {
            if (onPress !== null) onPress(row);
            else if (idle) nudgePlayButton();
          }}
        />
      ))}
    </fieldset>
  );
}
