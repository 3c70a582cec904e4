import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { settledOf } from "../../shared/facts/facts.ts";
import type { WorkingsProps } from "../../shared/screen/bet-view.ts";
import { InstantWorkings } from "../../shared/screen/instant/instant-workings.tsx";
import { BYTES_IN_NUMBER, numberAt } from "../../shared/screen/stream-numbers.ts";
import { facts } from "../facts.ts";
import { bucketOf, paysOf } from "../rules/tables.ts";
import { plinkoWords } from "./words/words.ts";

/** Derives the steps of the ball from four bytes a row, and the payout from its bucket. */
export function Workings({ page, bytes }: WorkingsProps) {
  const { workings } = plinkoWords.useWords();
  const { whole, multiplier } = useFormats();
  const settled = settledOf(page, facts);
  if (settled === null) return null;
  const { bet: board, outcome } = settled;
  const { path } = outcome;
  const bucket = bucketOf(path);
  const stream = bytes(BYTES_IN_NUMBER * board.rows);
  return (
    <InstantWorkings
      page={page}
      caption={workings.caption}
      head={[workings.row, workings.bytes, workings.number, workings.step]}
      rows={path.map((step, row) => {
        const number = numberAt(stream, row);
        return [whole(row + 1), number.bytes, number.value.toFixed(8), workings.steps[step]];
      })}
      said={workings.paid(bucket, bucket + 1)}
      times={multiplier(paysOf(board, path))}
    />
  );
}
