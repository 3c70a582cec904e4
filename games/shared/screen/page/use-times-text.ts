import type { Ratio } from "@fairhouse/kernel/ratio.ts";
import { shownTimes } from "@fairhouse/kernel/shown-times.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useLimits } from "../panel/use-amount.ts";

/**
 * Returns a function that formats multipliers of the rules as the smallest bet shows them, so that a table of payouts
 * and the results of bets have the same figures.
 */
export function useTimesText(game: string): (multiplier: Ratio) => string {
  const { multiplier } = useFormats();
  const { min } = useLimits(game);
  return (times) => {
    const { hundredths, about } = shownTimes(min, times);
    return multiplier(hundredths, about);
  };
}
