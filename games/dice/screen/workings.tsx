import { hundredths } from "@fairhouse/kernel/ratio.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { WorkingsProps } from "../../shared/screen/bet-view.ts";
import { PayTable } from "../../shared/screen/pay-table.tsx";
import { BYTES_IN_NUMBER, indexText, numberAt } from "../../shared/screen/stream-numbers.ts";
import { chanceOf, paysOf, ROLLS } from "../rules/terms.ts";
import { rollText } from "./roll-text.ts";
import { settledBetOf } from "./settled-bet.ts";
import { diceWords } from "./words/words.ts";

/** From four bytes to the roll, and from the chance to what was paid. */
export function Workings({ page, bytes }: WorkingsProps) {
  const words = diceWords.useWords();
  const { whole, multiplier } = useFormats();
  const bet = settledBetOf(page);
  if (bet === null) return null;
  const number = numberAt(bytes(BYTES_IN_NUMBER), 0);
  const chance = chanceOf(bet);
  const { stake, payout } = page.bet;
  return (
    <div className="grid gap-4">
      <div className="overflow-x-auto">
        <PayTable
          caption={words.workings.caption}
          head={[words.workings.bytes, words.workings.number, words.workings.index, words.roll]}
          rows={[[number.bytes, number.value.toFixed(8), indexText(number.value * ROLLS), rollText(bet.roll)]]}
        />
      </div>
      <p className="text-muted">
        {words.workings.pays}
        <bdi dir="ltr" className="tabular ms-1 font-semibold text-text">
          {`99 ÷ ${rollText(chance)} = ${multiplier(hundredths(paysOf(chance)))}`}
        </bdi>
      </p>
      <p className="text-muted">
        {bet.won ? words.workings.paid : words.workings.lost}
        {bet.won && (
          <bdi dir="ltr" className="tabular ms-1 font-semibold text-text">
            {`${whole(stake)} × 99 ÷ ${rollText(chance)} = ${whole(payout ?? 0)}`}
          </bdi>
        )}
      </p>
    </div>
  );
}
