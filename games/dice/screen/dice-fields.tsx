import { ProfitLine } from "@fairhouse/ui/game/profit-line.tsx";
import { payAt } from "../../shared/screen/hand/near-steps.ts";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { paysOf } from "../rules/terms.ts";
import { OddsFields } from "./odds-fields.tsx";
import type { DiceTable } from "./use-dice.ts";
import { diceWords } from "./words/words.ts";

/** The odds of the bet; the side is chosen on the stage, at the scale. */
export function DiceFields({ table }: { readonly table: DiceTable }) {
  const words = diceWords.useWords();
  const beside = useMedia(BESIDE);
  const { amount, chance, odds } = table;
  // Nothing can be bet at odds that are wrong, so they have no profit.
  const areOdds = odds.multiplierProblem === null && odds.percentProblem === null;
  const pays = paysOf(chance);
  return (
    <>
      <OddsFields odds={odds} running={table.auto.running ? chance : null} both={beside} disabled={table.asleep} />
      {beside && areOdds && <ProfitLine label={words.profitOnWin} {...payAt(amount.value, pays)} />}
    </>
  );
}
