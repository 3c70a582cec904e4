import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { Side, SideResult } from "../rules/sides.ts";
import { blackjackWords } from "./words/words.ts";

/** Returns a function that says in one sentence what lies on a side bet, or how it ended. */
export function useSideText(): (side: Side, stake: number, result: SideResult | null) => string {
  const words = blackjackWords.useWords();
  const { money } = useFormats();
  const currency = useCurrencyInPlay();
  return (side, stake, result) => {
    const name = words.sides[side];
    if (result === null) return words.sideStands(name, money(stake, currency));
    if (result.combination === null) return words.sideLost(name, money(stake, currency));
    return words.sideWon(name, words.combinations[result.combination], money(result.payout, currency));
  };
}

/** Returns a function that says how all side bets of a hand ended; nothing if it has none. */
export function useSidesText(): (sides: readonly SideResult[] | undefined) => string {
  const text = useSideText();
  return (sides = []) => sides.map((result) => text(result.side, result.stake, result)).join(" ");
}
