import { Button } from "@fairhouse/ui/components/button.tsx";
import { Undo2 } from "lucide-react";

export interface SavedListFootProps {
  /** What was done last, and where the list is kept. */
  readonly said: string;
  /** What undo is called. */
  readonly undo: string;
  /** Absent where nothing can be undone. */
  readonly onUndo: (() => void) | null;
}

/** Below a list that the player saves things in: what was done, heard by screen readers too, and the way back. */
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
