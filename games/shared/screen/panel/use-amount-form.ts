import { useCurrency, useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { gameWords } from "../words/words.ts";

/** Returns the words for a text that is not an amount of the currency in play: they say how amounts are written. */
export function useAmountForm(): string {
  const words = gameWords.useWords();
  const { decimals } = useCurrency(useCurrencyInPlay());
  return words.noAmount(decimals);
}
