import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { WorkingsProps } from "../../shared/screen/bet-view.ts";
import { PayTable } from "../../shared/screen/pay-table.tsx";
import { BYTES_IN_NUMBER, numberAt } from "../../shared/screen/stream-numbers.ts";
import { bucketOf, bucketsOf } from "../rules/tables.ts";
import { settledBetOf } from "./settled-bet.ts";
import { plinkoWords } from "./words/words.ts";

/** From four bytes a row to the steps of the ball, and what its bucket paid. */
export function Workings({ page, bytes }: WorkingsProps) {
  const { workings } = plinkoWords.useWords();
  const { whole, multiplier } = useFormats();
  const bet = settledBetOf(page);
  if (bet === null) return null;
  const stream = bytes(BYTES_IN_NUMBER * bet.rows);
  const rows = bet.path.map((step, row) => {
    const number = numberAt(stream, row);
    return [whole(row + 1), number.bytes, number.value.toFixed(8), workings.steps[step]];
  });
  const bucket = bucketOf(bet.path);
  const { stake, payout } = page.bet;
  return (
    <div className="grid gap-4">
      <div className="overflow-x-auto">
        <PayTable
          caption={workings.caption}
          head={[workings.row, workings.bytes, workings.number, workings.step]}
          rows={rows}
        />
      </div>
      <p className="text-muted">
        {workings.paid(bucket, bucket + 1)}
        <bdi dir="ltr" className="tabular ms-1 font-semibold text-text">
          {`${whole(stake)} × ${multiplier(bucketsOf(bet)[bucket] ?? 0)} = ${whole(payout ?? 0)}`}
        </bdi>
      </p>
    </div>
  );
}
