import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { WorkingsProps } from "../../shared/screen/bet-view.ts";
import { PayTable } from "../../shared/screen/pay-table.tsx";
import { BYTES_IN_NUMBER, numberAt } from "../../shared/screen/stream-numbers.ts";
import { NUMBERS } from "../rules/point.ts";
import { settledBetOf } from "./settled-bet.ts";
import { limboWords } from "./words/words.ts";

/** From four bytes to the point, and what it paid. */
export function Workings({ page, bytes }: WorkingsProps) {
  const words = limboWords.useWords();
  const { whole, multiplier } = useFormats();
  const bet = settledBetOf(page);
  if (bet === null) return null;
  const number = numberAt(bytes(BYTES_IN_NUMBER), 0);
  const n = number.value * NUMBERS;
  const { stake, payout } = page.bet;
  return (
    <div className="grid gap-4">
      <div className="overflow-x-auto">
        <PayTable
          caption={words.workings.caption}
          head={[words.workings.bytes, words.workings.number, words.workings.quotient, words.point]}
          rows={[[number.bytes, whole(n), quotientText(n), multiplier(bet.point)]]}
        />
      </div>
      <p className="text-muted">
        {bet.won ? words.workings.paid : words.workings.lost}
        {bet.won && (
          <bdi dir="ltr" className="tabular ms-1 font-semibold text-text">
            {`${whole(stake)} × ${multiplier(bet.target)} = ${whole(payout ?? 0)}`}
          </bdi>
        )}
      </p>
    </div>
  );
}

/** 0.99 · 2^32 / n with more digits than the point has; ∞ where n is 0. */
function quotientText(n: number): string {
  return n === 0 ? "∞" : ((0.99 * NUMBERS) / n).toFixed(6);
}
