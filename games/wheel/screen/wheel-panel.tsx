import { FieldPair } from "@fairhouse/ui/components/bet-panel.tsx";
import { Select } from "@fairhouse/ui/components/select.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { RISKS } from "../../shared/rules/risks.ts";
import type { Hotkeys } from "../../shared/screen/hotkeys.ts";
import { InstantPanel } from "../../shared/screen/instant/instant-panel.tsx";
import { gameWords } from "../../shared/screen/words/words.ts";
import { isSegments, SEGMENTS } from "../rules/tables.ts";
import type { WheelTable } from "./use-wheel.ts";
import { wheelWords } from "./words/words.ts";

/** Amount, risk, segments, and the button that spins. */
export function WheelPanel({ table, keys }: { readonly table: WheelTable; readonly keys: Hotkeys }) {
  const words = wheelWords.useWords();
  const shared = gameWords.useWords();
  const { whole } = useFormats();
  return (
    <InstantPanel table={table} keys={keys}>
      <FieldPair>
        <Select
          label={shared.risk}
          labelHidden="in-compact-panel"
          value={table.rim.risk}
          onChange={table.setRisk}
          options={RISKS.map((risk) => ({ value: risk, label: shared.risks[risk] }))}
          disabled={table.asleep}
        />
        <Select
          label={words.segments}
          labelHidden="in-compact-panel"
          value={String(table.rim.segments)}
          onChange={(chosen) => {
            const segments = Number(chosen);
            if (isSegments(segments)) table.setSegments(segments);
          }}
          options={SEGMENTS.map((segments) => ({ value: String(segments), label: whole(segments) }))}
          disabled={table.asleep}
        />
      </FieldPair>
    </InstantPanel>
  );
}
