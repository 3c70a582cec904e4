import { shownTimes } from "@fairhouse/kernel/shown-times.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { closedViewOf } from "../../shared/facts/facts.ts";
import type { WorkingsProps } from "../../shared/screen/bet-view.ts";
import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { BYTES_IN_NUMBER, indexText, numberAt } from "../../shared/screen/stream-numbers.ts";
import { facts } from "../facts.ts";
import type { GoalView } from "../rules/hand.ts";
import { multiplierOf, PITCHES } from "../rules/pitches.ts";
import { passedOf } from "./figures.ts";
import { goalWords } from "./words/words.ts";

/** Derives the keepers of a hand from the bytes of its stream, and its payout from the path of the ball. */
export function Workings({ page, bytes }: WorkingsProps) {
  const all = goalWords.useWords();
  const words = all.workings;
  const { whole } = useFormats();
  const hand = closedViewOf(page, facts);
  if (hand === null) return null;
  const { rows, columns } = PITCHES[hand.bet.size];
  const stream = bytes(columns * BYTES_IN_NUMBER);
  const table = Array.from({ length: columns }, (_, column) => {
    const { bytes: four, value } = numberAt(stream, column);
    const keeper = Math.floor(value * rows);
    const played = hand.picks[column];
    return [
      whole(column + 1),
      four,
      value.toFixed(8),
      indexText(value * rows),
      all.row(whole(keeper + 1)),
      played === undefined ? words.notPlayed : all.row(whole(played + 1)),
    ];
  });
  return (
    <div className="grid gap-3">
      <div className="overflow-x-auto">
        <PayTable
          caption={words.caption}
          head={[words.column, words.bytes, words.number, words.index(whole(rows)), words.keeper, words.ball]}
          rows={table}
        />
      </div>
      <p className="text-sm text-muted">{words.counted}</p>
      <Payout hand={hand} payout={page.bet.payout ?? 0} />
    </div>
  );
}

/** "1,000 × 0.97 × (4/3)^3 = 2,299 (2.299×)". */
function Payout({ hand, payout }: { readonly hand: GoalView; readonly payout: number }) {
  const words = goalWords.useWords().workings;
  const { whole, multiplier } = useFormats();
  const { bet, saved } = hand;
  const passed = passedOf(hand);
  if (saved) return <p className="text-muted">{words.lost}</p>;
  const { rows } = PITCHES[bet.size];
  const times = shownTimes(bet.amount, multiplierOf(bet.size, passed));
  const factors = `0.97 × (${rows}/${rows - 1})`;
  return (
    <p className="text-muted">
      {words.paid}{" "}
      <bdi dir="ltr" className="tabular font-semibold text-text">
        {`${whole(bet.amount)} × ${factors}`}
        <sup>{whole(passed)}</sup>
        {` = ${whole(payout)} (${multiplier(times.hundredths, times.about)})`}
      </bdi>
    </p>
  );
}
