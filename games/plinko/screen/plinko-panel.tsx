import { FieldPair } from "@fairhouse/ui/components/bet-panel.tsx";
import { Select } from "@fairhouse/ui/components/select.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { RISKS } from "../../shared/rules/risks.ts";
import type { Hotkeys } from "../../shared/screen/hotkeys.ts";
import { InstantPanel } from "../../shared/screen/instant/instant-panel.tsx";
import { gameWords } from "../../shared/screen/words/words.ts";
import { ROWS } from "../rules/tables.ts";
import type { PlinkoTable } from "./use-plinko.ts";
import { plinkoWords } from "./words/words.ts";

/** Amount, risk, rows, and the button that drops a ball. */
export function PlinkoPanel({ table, keys }: { readonly table: PlinkoTable; readonly keys: Hotkeys }) {
  const words = plinkoWords.useWords();
  const shared = gameWords.useWords();
  const { plural } = useFormats();
  return (
    <InstantPanel table={table} keys={keys}>
      <FieldPair>
        <Select
          label={shared.risk}
          labelHidden="in-compact-panel"
          value={table.board.risk}
          onChange={table.setRisk}
          options={RISKS.map((risk) => ({ value: risk, label: shared.risks[risk] }))}
          disabled={table.fixed}
        />
        <Select
          label={words.rows}
          labelHidden="in-compact-panel"
          value={String(table.board.rows)}
          onChange={(rows) => table.setRows(Number(rows))}
          options={ROWS.map((rows) => ({ value: String(rows), label: plural(rows, words.rowsOf) }))}
          disabled={table.fixed}
        />
      </FieldPair>
    </InstantPanel>
  );
}
