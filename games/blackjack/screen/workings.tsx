import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { closedViewOf } from "../../shared/facts/facts.ts";
import type { WorkingsProps } from "../../shared/screen/bet-view.ts";
import { useCardName } from "../../shared/screen/cards/playing-card.tsx";
import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { BYTES_IN_NUMBER, indexText, numberAt } from "../../shared/screen/stream-numbers.ts";
import { facts } from "../facts.ts";
import { returnsOf } from "../rules/sides.ts";
import type { BlackjackView, HandView } from "../rules/view.ts";
import { drawnCards } from "./beats.ts";
import { useTotalText } from "./totals.ts";
import { blackjackWords } from "./words/words.ts";

const DECK_SIZE = 52;

/** Derives the cards of a hand from the bytes of its stream, and its payout from the totals. */
export function Workings({ page, bytes }: WorkingsProps) {
  const words = blackjackWords.useWords();
  const nameOf = useCardName();
  const { whole } = useFormats();
  const hand = closedViewOf(page, facts);
  if (hand === null) return null;
  const drawn = drawnCards(hand);
  const stream = bytes(drawn.length * BYTES_IN_NUMBER);
  const whose = (to: 0 | 1 | "dealer") => {
    if (to === "dealer") return words.dealer;
    return hand.hands.length > 1 ? words.handNumber(whole(to + 1)) : words.yourHand;
  };
  const rows = drawn.map(({ card, to }, k) => {
    const { bytes: four, value } = numberAt(stream, k);
    return [String(k), whose(to), four, value.toFixed(8), indexText(value * DECK_SIZE), nameOf(card)];
  });
  const { workings } = words;
  return (
    <div className="grid gap-3">
      <div className="overflow-x-auto">
        <PayTable
          caption={workings.caption}
          head={[workings.card, workings.whose, workings.bytes, workings.number, workings.index, workings.result]}
          rows={rows}
        />
      </div>
      <Payout hand={hand} payout={page.bet.payout ?? 0} />
    </div>
  );
}

/** Payout factors of the results, as players multiply them with the stake. */
const FACTORS = { blackjack: "5/2", win: "2", push: "1", lose: "0", bust: "0" } as const;

function Payout({ hand, payout }: { readonly hand: BlackjackView; readonly payout: number }) {
  const words = blackjackWords.useWords();
  const { whole } = useFormats();
  const text = useTotalText();
  const { workings } = words;
  const parted = hand.hands.length > 1;
  const dealer = text({ ...hand.dealer, settled: true });
  const name = (place: number) => (parted ? words.handNumber(whole(place + 1)) : words.yourHand);
  const sum = ({ stake, result, payout: paid }: HandView) =>
    `${whole(stake)} × ${FACTORS[result ?? "lose"]} = ${whole(paid ?? 0)}`;
  return (
    <ul className="grid gap-1 text-muted">
      {hand.hands.map((own, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place at the table.
        <Line key={place} sum={sum(own)}>
          {workings.hand(name(place), text({ ...own, parted, settled: true }), dealer)}
          {own.result !== null && own.result !== "blackjack" && `, ${words.results[own.result]}`}
        </Line>
      ))}
      {(hand.sides ?? []).map(({ side, stake, combination, payout: paid }) => (
        <Line key={side} sum={`${whole(stake)} × ${returnsOf(combination)} = ${whole(paid)}`}>
          {words.sides[side]}: {combination === null ? words.results.lose : words.combinations[combination]}
        </Line>
      ))}
      {hand.insurance.status === "taken" && (
        <Line
          sum={`${whole(hand.insurance.stake)} × ${hand.insurance.payout ? 3 : 0} = ${whole(hand.insurance.payout ?? 0)}`}
        >
          {words.moves.insure}
        </Line>
      )}
      <Line sum={whole(payout)}>{workings.sum}</Line>
    </ul>
  );
}

function Line({ sum, children }: { readonly sum: string; readonly children: React.ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span>{children}</span>
      <bdi dir="ltr" className="tabular font-semibold text-text">
        {sum}
      </bdi>
    </li>
  );
}
