import type { Money as Amount } from "@fairhouse/kernel/money.ts";
import { classes } from "@fairhouse/ui/classes.ts";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import type { winSize } from "@fairhouse/ui/game/win-size.ts";
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
  /** Size of the win that the lit row pays; 0 while nothing is won. */
  readonly win: ReturnType<typeof winSize>;
}

/**
 * The payout of each hand on this stake; the hand on the table is highlighted. A win lights the rows up from the lowest
 * one to its own.
 */
export function PayRows({ lit, stake, chanceOf, win }: PayRowsProps) {
  const words = videoPokerWords.useWords();
  const { multiplier } = useFormats();
  const currency = useCurrencyInPlay();
  const top = lit === null ? -1 : PAYING.indexOf(lit);
  return (
    <ol aria-label={words.payTable} className="poker-pays" data-win={win || undefined}>
      {PAYING.map((hand, at) => (
        <li
          key={hand}
          aria-current={hand === lit || undefined}
          className={classes("poker-pay tabular", win > 0 && at > top && "poker-swept")}
          style={{ "--turn": PAYING.length - 1 - at }}
        >
          <span className="poker-pay-name">{words.hands[hand]}</span>
          {chanceOf !== null && <Chance chance={chanceOf(hand)} />}
          <bdi dir="ltr" className="poker-pay-times">
            {multiplier(PAYS[hand] * 100)}
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
