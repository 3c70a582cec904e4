import { gameWords } from "../../shared/screen/words/words.ts";
import type { KenoRisk } from "../rules/tables.ts";
import { kenoWords } from "./words/words.ts";

/** Returns the names of the risks shared with other games, and of keno's own. */
export function useRiskNames(): Readonly<Record<KenoRisk, string>> {
  const { classic } = kenoWords.useWords();
  return { classic, ...gameWords.useWords().risks };
}
