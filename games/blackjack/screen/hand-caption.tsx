import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useCardName } from "../../shared/screen/cards/playing-card.tsx";
import { Fact } from "../../shared/screen/panel/bet-figure.tsx";
import type { Result } from "../rules/settle.ts";
import type { BlackjackView } from "../rules/view.ts";
import { useEndText } from "./end-text.ts";
import { useTotalText } from "./totals.ts";
import { blackjackWords } from "./words/words.ts";

/** Describes a settled hand in words, for players who do not see its picture. */
export function useHandLabel(hand: BlackjackView): string {
  const words = blackjackWords.useWords();
  const nameOf = useCardName();
  const endText = useEndText();
  const { listed } = useFormats();
  const cards = hand.hands.map((own) => listed(own.cards.map(nameOf))).join("; ");
  return `${words.settled(cards, listed(hand.dealer.cards.map(nameOf)))} ${endText(hand)}.`;
}

/** A settled hand in figures. */
export function HandCaption({ hand }: { readonly hand: BlackjackView }) {
  const words = blackjackWords.useWords();
  const currency = useCurrencyInPlay();
  const text = useTotalText();
  const { insurance } = hand;
  const dealer = text({ ...hand.dealer, settled: true });
  const parted = hand.hands.length > 1;
  // The name of the hand says "Blackjack" already.
  const resultOf = (result: Result | null) => (result === null || result === "blackjack" ? "" : words.results[result]);
  return (
    <>
      <Fact name={words.dealer} value={hand.mucked ? `${dealer} · ${words.mucked}` : dealer} />
      {hand.hands.map((own, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place at the table.
        <span key={place} className="inline-flex items-baseline gap-1.5">
          <Fact name={text({ ...own, parted, settled: true })} value={resultOf(own.result)} />
          <Money amount={(own.payout ?? 0) - own.stake} currency={currency} profit />
        </span>
      ))}
      {(hand.sides ?? []).map(({ side, stake, combination, payout }) => (
        <span key={side} className="inline-flex items-baseline gap-1.5">
          <Fact
            name={words.sides[side]}
            value={combination === null ? words.results.lose : words.combinations[combination]}
          />
          <Money amount={payout - stake} currency={currency} profit />
        </span>
      ))}
      {insurance.status === "taken" && (
        <span className="inline-flex items-baseline gap-1.5">
          <Fact name={words.moves.insure} value="" />
          <Money amount={(insurance.payout ?? 0) - insurance.stake} currency={currency} profit />
        </span>
      )}
    </>
  );
}
