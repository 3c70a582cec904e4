import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { linesOf, MAX_SYSTEM_LEGS, type Sizes } from "../../rules/slip/lines.ts";
import type { Slip } from "../../rules/slip/slip.ts";
import type { SlipWords } from "./words/en.ts";
import { slipWords } from "./words/words.ts";

/** Lists the kinds of slips of so many legs, the usual one first: all legs together. */
export function sizesFor(legs: number): readonly Sizes[] {
  const single = Array.from({ length: legs }, (_, place) => [legs - place]);
  if (legs < 2 || legs > MAX_SYSTEM_LEGS) return single;
  const all = Array.from({ length: legs }, (_, place) => place + 1);
  return legs === 2 ? [...single, all] : [...single, all.slice(1), all];
}

/** Names a kind of slip as bettors do, with its number of lines. */
export function nameOfSizes(words: SlipWords, legs: number, sizes: Sizes, whole: (count: number) => string): string {
  const name = bareName(words, legs, sizes, whole);
  const lines = linesOf(legs, sizes);
  return lines === 1 ? name : words.typeOf(name, whole(lines));
}

/** Returns a function that names a placed slip, and says if it is each way. */
export function useSlipName(): (slip: Pick<Slip<unknown>, "legs" | "sizes" | "eachWay">) => string {
  const words = slipWords.useWords();
  const { whole } = useFormats();
  return ({ legs, sizes, eachWay }) => {
    const name = nameOfSizes(words, legs.length, sizes, whole);
    return eachWay === true ? words.kindEachWay(name) : name;
  };
}

function bareName(words: SlipWords, legs: number, sizes: Sizes, whole: (count: number) => string): string {
  const [size = 1] = sizes;
  if (sizes.length > 1) {
    if (legs === 2) return words.withSingles;
    return (size === 1 ? words.full : words.systems)[legs] ?? "";
  }
  if (legs === 1) return words.single;
  if (size === legs) return size === 2 ? words.double : size === 3 ? words.treble : words.fold(whole(size));
  if (size === 1) return words.singles;
  return size === 2 ? words.doubles : size === 3 ? words.trebles : words.folds(whole(size));
}
