import { useTimesText } from "../../shared/screen/page/use-times-text.ts";
import type { Rank } from "../rules/deck.ts";
import { type Position, returnsOf } from "../rules/positions.ts";

/**
 * Returns a function that formats the odds of a position on a base, as "1.09×"; null if the base does not
 * have it.
 */
export function useOdds(): (position: Position, base: Rank) => string | null {
  const timesOf = useTimesText("hilo-2");
  return (position, base) => {
    const returns = returnsOf(position, base);
    return returns === null ? null : timesOf(returns);
  };
}
