import { coloursOf, numberOf, type Position, sizeOf } from "../rules/terms.ts";
import { colourWords } from "./words/words.ts";

/** Returns a function that names a position; numbers are written alike in every language. */
export function usePositionName(): (on: Position) => string {
  const { positions } = colourWords.useWords();
  const names: Partial<Record<Position, string>> = positions;
  return (on) => names[on] ?? String(numberOf(on) ?? "");
}

/** Returns a function that describes a digit: "7, green, big". */
export function useDigitName(): (digit: number) => string {
  const words = colourWords.useWords();
  return (digit) => {
    const colours = coloursOf(digit).map((colour) => words.positions[colour]);
    return words.digit(String(digit), colours.join(words.and), words.positions[sizeOf(digit)]);
  };
}
