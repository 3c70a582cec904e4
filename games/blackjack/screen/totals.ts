import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { Card } from "../../shared/rules/cards.ts";
import { ACE, isNatural, pipsOf, type Total } from "../rules/total.ts";
import { blackjackWords } from "./words/words.ts";

/** A hand as it is counted. */
export interface Counted extends Total {
  readonly cards: readonly Card[];
  /** True for a hand of a split: its 21 counts as 21, not as a blackjack. */
  readonly parted?: boolean;
  /** True once nothing can change it: then an ace counts one way only. */
  readonly settled?: boolean;
}

/** True for a blackjack. */
export function isBlackjack({ cards, parted }: Counted): boolean {
  return isNatural(cards) && parted !== true;
}

/** Formats a total as the table shows it: "7 / 17" while an ace may count either way, "Blackjack" for a natural. */
export function useTotalMark(): (hand: Counted) => string {
  const words = blackjackWords.useWords();
  const { whole } = useFormats();
  return (hand) => {
    const { total, soft, settled } = hand;
    if (isBlackjack(hand)) return words.results.blackjack;
    return soft && !settled ? `${whole(total - 10)} / ${whole(total)}` : whole(total);
  };
}

/** Formats a total in words: "Soft 17". */
export function useTotalText(): (hand: Counted) => string {
  const words = blackjackWords.useWords();
  const { whole } = useFormats();
  return (hand) => {
    const { total, soft, settled } = hand;
    if (isBlackjack(hand)) return words.results.blackjack;
    return soft && !settled ? words.soft(whole(total)) : whole(total);
  };
}

/** Formats the value of an upcard as players write it: A, 2 … 10. */
export function useUpcardText(): (card: Card) => string {
  const { whole } = useFormats();
  return (card) => (pipsOf(card) === ACE ? "A" : whole(pipsOf(card)));
}
