import { payoutOf } from "@fairhouse/kernel/money.ts";
import { hundredths } from "@fairhouse/kernel/ratio.ts";
import { ProfitLine } from "@fairhouse/ui/components/profit-line.tsx";
import type { Hotkeys } from "../../shared/screen/hotkeys.ts";
import { InstantPanel } from "../../shared/screen/instant/instant-panel.tsx";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { paysOf } from "../rules/terms.ts";
import { OddsFields } from "./odds-fields.tsx";
import type { DiceTable } from "./use-dice.ts";
import { diceWords } from "./words/words.ts";

/** Amount, odds, and the button that bets; the side is chosen on the stage, at the scale. */
export function DicePanel({ table, keys }: { readonly table: DiceTable; readonly keys: Hotkeys }) {
  const words = diceWords.useWords();
  const beside = useMedia(BESIDE);
  const { amount, chance } = table;
  const pays = paysOf(chance);
  return (
    <InstantPanel table={table} keys={keys}>
      <OddsFields chance={chance} onChange={table.setChance} both={beside} disabled={table.asleep} />
      {beside && (
        <ProfitLine
          label={words.profitOnWin}
          hundredths={hundredths(pays)}
          profit={payoutOf(amount.value, pays) - amount.value}
        />
      )}
    </InstantPanel>
  );
}
