import { type Ratio, toNumber } from "@fairhouse/kernel/ratio.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { WorkingsProps } from "../../shared/screen/bet-view.ts";
import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { BYTES_IN_NUMBER, indexText, numberAt } from "../../shared/screen/stream-numbers.ts";
import { settledOrderOf } from "../facts.ts";
import { DIGITS, returnsOf } from "../rules/terms.ts";
import { useDigitName } from "./use-names.ts";
import { colourWords } from "./words/words.ts";

/** Explains an order from four bytes to the digit, and from its odds to the payout. */
export function Workings({ page, bytes }: WorkingsProps) {
  const words = colourWords.useWords();
  const { whole } = useFormats();
  const nameOf = useDigitName();
  const ticket = settledOrderOf(page);
  if (ticket === null || ticket.outcome === null) return null;
  const number = numberAt(bytes(BYTES_IN_NUMBER), 0);
  const { stake, payout, refunded } = ticket;
  const { on } = ticket.bet;
  const { digit } = ticket.outcome;
  const { workings } = words;
  return (
    <div className="grid gap-4">
      <div className="overflow-x-auto">
        <PayTable
          caption={workings.caption}
          head={[workings.bytes, workings.number, workings.index, words.digitColumn]}
          rows={[[number.bytes, number.value.toFixed(8), indexText(number.value * DIGITS.length), nameOf(digit)]]}
        />
      </div>
      {!refunded && (
        <p className="text-muted">
          {workings.paid}
          <bdi dir="ltr" className="tabular ms-1 font-semibold text-text">
            {`${whole(stake)} × ${timesText(returnsOf(on, digit))} = ${whole(payout)}`}
          </bdi>
        </p>
      )}
    </div>
  );
}

/** Formats a multiplier with the fee visible: "98% × 2". */
function timesText(returns: Ratio): string {
  return `98% × ${Math.round((toNumber(returns) / 0.98) * 10) / 10}`;
}
