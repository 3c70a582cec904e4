import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { type Card, DECK } from "../../shared/rules/cards.ts";
import type { WorkingsProps } from "../../shared/screen/bet-view.ts";
import { useCardName } from "../../shared/screen/cards/playing-card.tsx";
import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { BYTES_IN_NUMBER, indexText, numberAt } from "../../shared/screen/stream-numbers.ts";
import { settledHandOf } from "../facts.ts";
import { PAYS } from "../rules/poker-hands.ts";
import { videoPokerWords } from "./words/words.ts";

/** Derives the ten cards of a hand from the bytes of its stream, and its payout from the held cards. */
export function Workings({ page, bytes }: WorkingsProps) {
  const all = videoPokerWords.useWords();
  const words = all.workings;
  const { whole, listed } = useFormats();
  const nameOf = useCardName();
  const hand = settledHandOf(page);
  if (hand === null) return null;
  const stream = bytes(hand.cards.length * BYTES_IN_NUMBER);
  const left: Card[] = [...DECK];
  const rows = hand.cards.map((_, k) => {
    const { bytes: four, value } = numberAt(stream, k);
    const place = value * left.length;
    const index = `${whole(left.length)}: ${indexText(place)}`;
    const [card = null] = left.splice(Math.floor(place), 1);
    return [String(k), four, value.toFixed(8), index, nameOf(card)];
  });
  const { stake, payout } = page.bet;
  return (
    <div className="grid gap-3">
      <div className="overflow-x-auto">
        <PayTable
          caption={words.caption}
          head={[words.card, words.bytes, words.number, words.index, words.result]}
          rows={rows}
        />
      </div>
      <p className="text-muted">
        {words.order} <span className="font-semibold text-text">{listed(hand.hand.map(nameOf))}</span>
      </p>
      <p className="text-muted">
        {all.hands[hand.makes]}. {words.paid}{" "}
        <bdi dir="ltr" className="tabular font-semibold text-text">
          {`${whole(stake)} × ${whole(PAYS[hand.makes])} = ${whole(payout ?? 0)}`}
        </bdi>
      </p>
    </div>
  );
}
