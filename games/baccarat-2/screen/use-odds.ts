import { toNumber } from "@fairhouse/kernel/ratio.ts";
import { coupWords } from "../../shared/screen/baccarat/words/words.ts";
import { oddsOn } from "../rules/payouts.ts";
import type { Position } from "../rules/positions.ts";

/** Returns a function that formats the odds of a position: "8 : 1". */
export function useOdds(): (position: Position) => string {
  const words = coupWords.useWords();
  return (position) => words.odds(String(toNumber(oddsOn(position))));
}
