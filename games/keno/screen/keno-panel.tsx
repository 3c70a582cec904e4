import { Button } from "@fairhouse/ui/components/button.tsx";
import { Select } from "@fairhouse/ui/components/select.tsx";
import { Dices, Eraser } from "lucide-react";
import type { Hotkeys } from "../../shared/screen/hotkeys.ts";
import { InstantPanel } from "../../shared/screen/instant/instant-panel.tsx";
import { gameWords } from "../../shared/screen/words/words.ts";
import { RISKS } from "../rules/tables.ts";
import type { KenoTable } from "./use-keno.ts";
import { kenoWords } from "./words/words.ts";

/** On phones they stand beside the mode, where words have room for themselves alone. */
const SMALL = "min-w-0 px-2! max-md:px-1! max-md:text-sm! max-md:[&_svg]:hidden";

/** Amount, risk, and the button that draws; numbers are chosen on the board, or by chance. */
export function KenoPanel({ table, keys }: { readonly table: KenoTable; readonly keys: Hotkeys }) {
  const words = kenoWords.useWords();
  const shared = gameWords.useWords();
  return (
    <InstantPanel
      table={table}
      keys={keys}
      secondary={
        <>
          <Button
            icon={<Dices size={18} aria-hidden="true" />}
            onClick={table.pickRandom}
            disabled={table.asleep}
            className={SMALL}
          >
            {shared.random}
          </Button>
          <Button
            icon={<Eraser size={18} aria-hidden="true" />}
            onClick={table.clear}
            disabled={table.asleep || table.spots.length === 0}
            className={SMALL}
          >
            {words.clear}
          </Button>
        </>
      }
    >
      <Select
        label={shared.risk}
        value={table.risk}
        onChange={table.setRisk}
        options={RISKS.map((risk) => ({ value: risk, label: risk === "classic" ? words.classic : shared.risks[risk] }))}
        disabled={table.asleep}
      />
    </InstantPanel>
  );
}
