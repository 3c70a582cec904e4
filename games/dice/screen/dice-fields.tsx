import { payoutOf } from "@fairhouse/kernel/money.ts";
import { hundredths } from "@fairhouse/kernel/ratio.ts";
import { ProfitLine } from "@fairhouse/ui/game/profit-line.tsx";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { paysOf } from "../rules/terms.ts";
import { OddsFields } from "./odds-fields.tsx";
import type { DiceTable } from "./use-dice.ts";
import { diceWords } from "./words/words.ts";

/** The odds of the bet; the side is chosen on the stage, at the scale. */
export function DiceFields({ table }: { readonly table: DiceTable }) {
  const words = diceWords.useWords();
  const beside = useMedia(BESIDE);
  const { amount, chance } = table;
  const pays = paysOf(chance);
  return (
    <>
      <OddsFields chance={chance} onChange={table.setChance} both={beside} disabled={table.asleep} />
      {beside && (
        <ProfitLine
          label={words.profitOnWin}
          hundredths={hundredths(pays)}
          profit={payoutOf(amount.value, pays) - amount.value}
        />
      )}
    </>
  );
}
