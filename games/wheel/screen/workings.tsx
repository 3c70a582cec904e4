import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { WorkingsProps } from "../../shared/screen/bet-view.ts";
import { PayTable } from "../../shared/screen/pay-table.tsx";
import { BYTES_IN_NUMBER, indexText, numberAt } from "../../shared/screen/stream-numbers.ts";
import { settledBetOf } from "./settled-bet.ts";
import { wheelWords } from "./words/words.ts";

/** From four bytes to the segment, and what it paid. */
export function Workings({ page, bytes }: WorkingsProps) {
  const { workings } = wheelWords.useWords();
  const { whole, multiplier } = useFormats();
  const bet = settledBetOf(page);
  if (bet === null) return null;
  const number = numberAt(bytes(BYTES_IN_NUMBER), 0);
  const { stake, payout } = page.bet;
  return (
    <div className="grid gap-4">
      <div className="overflow-x-auto">
        <PayTable
          caption={workings.caption}
          head={[workings.bytes, workings.number, `× ${bet.rim.segments}`, workings.pays]}
          rows={[
            [number.bytes, number.value.toFixed(8), indexText(number.value * bet.rim.segments), multiplier(bet.pays)],
          ]}
        />
      </div>
      <p className="text-muted">
        {workings.paid}
        <bdi dir="ltr" className="tabular ms-1 font-semibold text-text">
          {`${whole(stake)} × ${multiplier(bet.pays)} = ${whole(payout ?? 0)}`}
        </bdi>
      </p>
    </div>
  );
}
