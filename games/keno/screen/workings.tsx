import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { WorkingsProps } from "../../shared/screen/bet-view.ts";
import { PayTable } from "../../shared/screen/pay-table.tsx";
import { BYTES_IN_NUMBER, indexText, numberAt } from "../../shared/screen/stream-numbers.ts";
import { DRAWN, NUMBERS, paysOf } from "../rules/tables.ts";
import { settledBetOf } from "./settled-bet.ts";
import { kenoWords } from "./words/words.ts";

/** From four bytes each to the ten numbers, and what the hits paid. */
export function Workings({ page, bytes }: WorkingsProps) {
  const words = kenoWords.useWords();
  const { workings } = words;
  const { whole, multiplier, plural } = useFormats();
  const bet = settledBetOf(page);
  if (bet === null) return null;
  const stream = bytes(BYTES_IN_NUMBER * DRAWN);
  const rows = bet.drawn.map((drawn, at) => {
    const number = numberAt(stream, at);
    const left = NUMBERS - at;
    return [number.bytes, number.value.toFixed(8), `× ${left}: ${indexText(number.value * left)}`, whole(drawn)];
  });
  const { stake, payout } = page.bet;
  return (
    <div className="grid gap-4">
      <div className="overflow-x-auto">
        <PayTable
          caption={workings.caption}
          head={[workings.bytes, workings.number, workings.index, workings.drawn]}
          rows={rows}
        />
      </div>
      <p className="text-muted">
        {workings.paid(plural(bet.hits, words.hits))}
        <bdi dir="ltr" className="tabular ms-1 font-semibold text-text">
          {`${whole(stake)} × ${multiplier(paysOf(bet.risk, bet.spots.length)[bet.hits] ?? 0)} = ${whole(payout ?? 0)}`}
        </bdi>
      </p>
    </div>
  );
}
