import { ToolButton } from "@fairhouse/ui/game/tool-button.tsx";
import { Bookmark, CopyPlus, Repeat, Trash2, Undo2 } from "lucide-react";
import type { ChipTable } from "./chip-table.ts";
import { chipWords } from "./words/words.ts";

/** Buttons to undo, double and clear, and for saved layouts; on an empty cloth also one to repeat the last bet. */
export function ChipActions({ table }: { readonly table: ChipTable }) {
  const words = chipWords.useWords();
  const { asleep } = table;
  const empty = table.chips.length === 0;
  return (
    <>
      <ToolButton
        icon={<Undo2 aria-hidden="true" className="mirror-rtl" />}
        label={words.undo}
        disabled={asleep || !table.canUndo}
        onClick={table.undo}
      />
      {empty && table.lastBet.length > 0 ? (
        <ToolButton
          icon={<Repeat aria-hidden="true" />}
          label={words.repeatShort}
          name={words.repeat}
          disabled={asleep}
          onClick={table.repeat}
        />
      ) : (
        <ToolButton
          icon={<CopyPlus aria-hidden="true" />}
          label={words.double}
          disabled={asleep || empty}
          onClick={table.double}
        />
      )}
      <ToolButton
        icon={<Trash2 aria-hidden="true" />}
        label={words.clear}
        disabled={asleep || empty}
        onClick={table.clear}
      />
      <ToolButton
        icon={<Bookmark aria-hidden="true" />}
        label={words.layouts.short}
        name={words.layouts.title}
        disabled={asleep}
        onClick={() => table.showLayouts(true)}
      />
    </>
  );
}
