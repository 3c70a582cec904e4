import { hundredths } from "@fairhouse/kernel/ratio.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { Rank } from "../rules/deck.ts";
import { type Position, returnsOf } from "../rules/positions.ts";

/**
 * Returns a function that formats the odds of a position on a base, as "1.09×", rounded down; null if the base does not
 * have it.
 */
export function useOdds(): (position: Position, base: Rank) => string | null {
  const { multiplier } = useFormats();
  return (position, base) => {
    const returns = returnsOf(position, base);
    return returns === null ? null : multiplier(hundredths(returns));
  };
}
