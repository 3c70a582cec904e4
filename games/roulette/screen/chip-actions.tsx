import { ToolButton } from "@fairhouse/ui/components/tool-button.tsx";
import { Bookmark, CopyPlus, Repeat, Trash2, Undo2 } from "lucide-react";
import type { RouletteTable } from "./use-roulette.ts";
import { rouletteWords } from "./words/words.ts";

/** Undo, double and clear, and the saved layouts; on an empty cloth the last bet can be laid again. */
export function ChipActions({ table, disabled }: { readonly table: RouletteTable; readonly disabled: boolean }) {
  const words = rouletteWords.useWords();
  const empty = table.chips.length === 0;
  return (
    <>
      <ToolButton
        icon={<Undo2 aria-hidden="true" className="mirror-rtl" />}
        label={words.undo}
        disabled={disabled || !table.canUndo}
        onClick={table.undo}
      />
      {empty && table.lastBet.length > 0 ? (
        <ToolButton
          icon={<Repeat aria-hidden="true" />}
          label={words.repeatShort}
          name={words.repeat}
          disabled={disabled}
          onClick={table.repeat}
        />
      ) : (
        <ToolButton
          icon={<CopyPlus aria-hidden="true" />}
          label={words.double}
          disabled={disabled || empty}
          onClick={table.double}
        />
      )}
      <ToolButton
        icon={<Trash2 aria-hidden="true" />}
        label={words.clear}
        disabled={disabled || empty}
        onClick={table.clear}
      />
      <ToolButton
        icon={<Bookmark aria-hidden="true" />}
        label={words.layouts.short}
        name={words.layouts.title}
        disabled={disabled}
        onClick={() => table.open("layouts")}
      />
    </>
  );
}
