import { toNumber } from "@fairhouse/kernel/ratio.ts";
import { type Position, RETURNS } from "../rules/positions.ts";
import { baccaratWords } from "./words/words.ts";

/** What a position pays as odds: "0.95 : 1". */
export function useOdds(): (position: Position) => string {
  const words = baccaratWords.useWords();
  return (position) => words.odds(String(Math.round((toNumber(RETURNS[position]) - 1) * 100) / 100));
}
