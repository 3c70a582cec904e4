import { toNumber } from "@fairhouse/kernel/ratio.ts";
import { coupWords } from "../../shared/screen/baccarat/words/words.ts";
import { type Position, RETURNS } from "../rules/positions.ts";

/** Returns a function that formats the odds of a position: "0.95 : 1". */
export function useOdds(): (position: Position) => string {
  const words = coupWords.useWords();
  return (position) => words.odds(String(Math.round((toNumber(RETURNS[position]) - 1) * 100) / 100));
}
