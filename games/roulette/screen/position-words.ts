import type { Formats } from "@fairhouse/ui/words/format.ts";
import type { Position } from "../rules/positions.ts";
import type { RouletteWords } from "./words/en.ts";

/** A position in words: "Split 17–20", "Dozen 2", "Red". */
export function nameOf(position: Position, words: RouletteWords, { whole }: Formats): string {
  const numbers = position.pockets.map(whole).join("–");
  switch (position.id) {
    case "red":
      return words.red;
    case "black":
      return words.black;
    case "odd":
      return words.odd;
    case "even":
      return words.even;
    case "low":
      return words.low;
    case "high":
      return words.high;
  }
  if (position.kind === "dozen") return words.dozen(whole(Number(position.id.at(-1))));
  if (position.kind === "column") return words.column(whole(Number(position.id.at(-1))));
  return `${words.kinds[position.kind]} ${numbers}`;
}
