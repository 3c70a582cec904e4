import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { Card } from "../../shared/rules/cards.ts";
import { ACE, pipsOf, type Total } from "../rules/total.ts";
import { blackjackWords } from "./words/words.ts";

/** What a hand counts, as the table shows it: "7 / 17" while an ace may count either way. */
export function useTotalMark(): (total: Total) => string {
  const { whole } = useFormats();
  return ({ total, soft }) => (soft ? `${whole(total - 10)} / ${whole(total)}` : whole(total));
}

/** The same in words: "Soft 17". */
export function useTotalText(): (total: Total) => string {
  const words = blackjackWords.useWords();
  const { whole } = useFormats();
  return ({ total, soft }) => (soft ? words.soft(whole(total)) : whole(total));
}

/** What an upcard counts, as players write it: A, 2 … 10. */
export function useUpcardText(): (card: Card) => string {
  const { whole } = useFormats();
  return (card) => (pipsOf(card) === ACE ? "A" : whole(pipsOf(card)));
}
