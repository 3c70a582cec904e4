import type { Money as Amount } from "@fairhouse/kernel/money.ts";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { gameWords } from "../../shared/screen/words/words.ts";
import { PAYS, POKER_HANDS, type PokerHand } from "../rules/poker-hands.ts";
import { videoPokerWords } from "./words/words.ts";
import "./pay-rows.css";

/** Hands that pay, the best first. */
export const PAYING = POKER_HANDS.filter((hand) => PAYS[hand] > 0);

export interface PayRowsProps {
  /** The hand on the table. */
  readonly lit: PokerHand | null;
  readonly stake: Amount;
  /** Chances of the player's hold to become each hand; null without the hint. */
  readonly chanceOf: ((hand: PokerHand) => number) | null;
}

/** The payout of each hand on this stake; the hand on the table is highlighted. */
export function PayRows({ lit, stake, chanceOf }: PayRowsProps) {
  const words = videoPokerWords.useWords();
  const { whole } = useFormats();
  const currency = useCurrencyInPlay();
  return (
    <ol aria-label={words.payTable} className="poker-pays">
      {PAYING.map((hand) => (
        <li key={hand} aria-current={hand === lit || undefined} className="poker-pay tabular">
          <span className="poker-pay-name">{words.hands[hand]}</span>
          {chanceOf !== null && <Chance chance={chanceOf(hand)} />}
          <bdi dir="ltr" className="poker-pay-times">
            {whole(PAYS[hand])}×
          </bdi>
          <span className="poker-pay-amount">
            <Money amount={stake * PAYS[hand]} currency={currency} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The smallest chance worth showing. */
const LEAST = 0.0001;

function Chance({ chance }: { readonly chance: number }) {
  const words = gameWords.useWords();
  const { percent } = useFormats();
  return (
    <span className="poker-pay-chance">
      <span className="sr-only">{words.chance} </span>
      <bdi dir="ltr">
        {chance === 0 ? "–" : chance < LEAST ? `<${percent(LEAST)}` : percent(Math.round(chance * 10_000) / 10_000)}
      </bdi>
    </span>
  );
}
