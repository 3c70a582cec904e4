import { Button } from "@fairhouse/ui/components/button.tsx";
import { Select } from "@fairhouse/ui/forms/select.tsx";
import { Dices, Eraser } from "lucide-react";
import { gameWords } from "../../shared/screen/words/words.ts";
import { RISKS } from "../rules/tables.ts";
import type { KenoTable } from "./use-keno.ts";
import { useRiskNames } from "./use-risk-names.ts";
import { kenoWords } from "./words/words.ts";

/** On phones the buttons share a row with the mode, which leaves room for their text alone. */
const SMALL = "min-w-0 px-2! max-md:px-1! max-md:text-sm! max-md:[&_svg]:hidden";

/** The choice of the pay table. */
export function KenoFields({ table }: { readonly table: KenoTable }) {
  const shared = gameWords.useWords();
  const names = useRiskNames();
  return (
    <Select
      label={shared.risk}
      labelHidden="in-compact-panel"
      value={table.risk}
      onChange={table.setRisk}
      options={RISKS.map((risk) => ({ value: risk, label: names[risk] }))}
      disabled={table.asleep}
    />
  );
}

/** Buttons for random numbers and for clearing the board. */
export function KenoButtons({ table }: { readonly table: KenoTable }) {
  const words = kenoWords.useWords();
  const { random } = gameWords.useWords();
  const { asleep, pickRandom, clear, spots } = table;
  return (
    <>
      <Button icon={<Dices size={18} aria-hidden="true" />} onClick={pickRandom} disabled={asleep} className={SMALL}>
        {random}
      </Button>
      <Button
        icon={<Eraser size={18} aria-hidden="true" />}
        onClick={clear}
        disabled={asleep || spots.length === 0}
        className={SMALL}
      >
        {words.clear}
      </Button>
    </>
  );
}
