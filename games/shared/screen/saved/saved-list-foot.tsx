import { Button } from "@fairhouse/ui/components/button.tsx";
import { Undo2 } from "lucide-react";

export interface SavedListFootProps {
  /** The last act, and where the list is kept. */
  readonly said: string;
  /** Label of the undo button. */
  readonly undo: string;
  /** Null if nothing can be undone. */
  readonly onUndo: (() => void) | null;
}

/** Shows the line below a saved list: the last act, which screen readers announce too, and the undo button. */
export function SavedListFoot({ said, undo, onUndo }: SavedListFootProps) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 text-sm text-muted">
      <p role="status">{said}</p>
      {onUndo !== null && (
        <Button size="sm" icon={<Undo2 size={18} aria-hidden="true" className="mirror-rtl" />} onClick={onUndo}>
          {undo}
        </Button>
      )}
    </div>
  );
}
