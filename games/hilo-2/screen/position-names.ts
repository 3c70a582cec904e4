import { RANK_NAMES } from "../drawing/rank-names.ts";
import type { Position } from "../rules/positions.ts";
import { hiloWords } from "./words/words.ts";

export function usePositionNames(): Readonly<Record<Position, string>> {
  return { ...hiloWords.useWords().positions, ...RANK_NAMES };
}
