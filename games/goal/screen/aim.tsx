import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { nudgePlayButton } from "../../shared/screen/panel/nudge.ts";
import { useGridStop } from "../../shared/screen/use-grid-stop.ts";
import { goalWords } from "./words/words.ts";

export interface AimProps {
  /** The column of these rows, from 0. */
  readonly column: number;
  readonly rows: number;
  /** Called when a row is pressed; null if rows are disabled. */
  readonly onPress: ((row: number) => void) | null;
  /** True if no hand is open: a press then draws attention to the button that starts one. */
  readonly idle: boolean;
  /** The row being sent to the house. */
  readonly ahead: number | null;
}

/**
 * The rows of the next column as buttons. They move on with the ball instead of being created again, so that keyboard
 * players stay in their row. The buttons are one tab stop; the arrows walk up and down.
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
