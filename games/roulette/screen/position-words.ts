import type { Formats } from "@fairhouse/ui/words/format.ts";
import type { Position } from "../rules/positions.ts";
import { colourOf } from "./pocket-tone.ts";
import type { RouletteWords } from "./words/en.ts";

/** Names a pocket together with its colour, for players who cannot see it: "17, black". */
export function pocketName(pocket: number, words: RouletteWords, { whole }: Formats): string {
  return words.pocket[colourOf(pocket)](whole(pocket));
}

/** Names a position: "17, black", "Split 17–20", "Dozen 2", "Red". */
export function nameOf(position: Position, words: RouletteWords, formats: Formats): string {
  const { whole } = formats;
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
  if (position.kind === "straight") return pocketName(position.pockets[0] ?? 0, words, formats);
  if (position.kind === "dozen") return words.dozen(whole(Number(position.id.at(-1))));
  if (position.kind === "column") return words.column(whole(Number(position.id.at(-1))));
  return `${words.kinds[position.kind]} ${numbers}`;
}
