import { bareOf } from "./bare.ts";
import { confusables } from "./confusables.ts";

const looks = new Map(
  confusables
    .trim()
    .split(/\s+/)
    .map((entry) => entry.split(":"))
    .flatMap(([look = "", signs = ""]) => [...signs].map((sign) => [sign, look] as const)),
);
/** Letters and digits that many typefaces hardly distinguish: one of them stands for all. */
const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/[1i]/g, "l"],
  [/0/g, "o"],
  [/rn/g, "m"],
  [/vv/g, "w"],
];

/**
 * Returns the words of a text as they look at a glance: in lower case, without accents, letters of other scripts
 * replaced by those that they look like, and single spaces between. For comparisons only; the result is not meant to be
 * read.
 */
export function lookOf(text: string): string {
  const plain = [...bareOf(text)].map((sign) => looks.get(sign) ?? looks.get(sign.toLowerCase()) ?? sign.toLowerCase());
  const folded = FOLDS.reduce((signs, [like, one]) => signs.replaceAll(like, one), plain.join(""));
  return folded.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim();
}

/**
 * Returns the skeleton of Unicode Technical Standard 39, ignoring case, accents and word separators: two texts with one
 * skeleton are taken for each other. It is empty if a text has neither letter nor digit.
 */
export function skeletonOf(text: string): string {
  return lookOf(text).replaceAll(" ", "");
}
