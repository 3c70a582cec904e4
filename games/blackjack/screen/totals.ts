import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { Card } from "../../shared/rules/cards.ts";
import { ACE, pipsOf, type Total } from "../rules/total.ts";
import { blackjackWords } from "./words/words.ts";

/** Formats a total as the table shows it: "7 / 17" while an ace may count either way. */
export function useTotalMark(): (total: Total) => string {
  const { whole } = useFormats();
  return ({ total, soft }) => (soft ? `${whole(total - 10)} / ${whole(total)}` : whole(total));
}

/** Formats a total in words: "Soft 17". */
export function useTotalText(): (total: Total) => string {
  const words = blackjackWords.useWords();
  const { whole } = useFormats();
  return ({ total, soft }) => (soft ? words.soft(whole(total)) : whole(total));
}

/** Formats the value of an upcard as players write it: A, 2 … 10. */
export function useUpcardText(): (card: Card) => string {
  const { whole } = useFormats();
  return (card) => (pipsOf(card) === ACE ? "A" : whole(pipsOf(card)));
}
