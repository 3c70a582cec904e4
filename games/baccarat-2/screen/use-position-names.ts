import { coupWords } from "../../shared/screen/baccarat/words/words.ts";
import type { Position } from "../rules/positions.ts";
import { liveBaccaratWords } from "./words/words.ts";

export function usePositionNames(): Readonly<Record<Position, string>> {
  const { positions } = coupWords.useWords();
  const words = liveBaccaratWords.useWords();
  return { ...positions, "super-six": words.superSix };
}
