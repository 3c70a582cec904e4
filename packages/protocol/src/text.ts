import { z } from "zod";

/** PostgreSQL stores no NUL, and UTF-8, its encoding, has no form for half of a surrogate pair. */
const UNSTORABLE = /[\0\p{Cs}]/u;
/**
 * Control, direction and private characters, and everything that engines do not draw, letters included: they disguise
 * one text as another.
 */
const DISGUISING = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u;
/** The selector that draws an emoji in colour; after any other sign it shows nothing. */
const COLOUR_OF_EMOJI = /(\p{Extended_Pictographic})\ufe0f/gu;
/**
 * More than three marks on a letter: no language is spelled like this, and they cover the lines around.
 */
const HEAP_OF_MARKS = /\p{M}{4}/u;

/** Returns true if the database can keep a text as it is. The server checks all texts of a request. */
export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}

/** Returns true if a text contains nothing but what one sees of it. */
export function isPlainText(text: string): boolean {
  return !DISGUISING.test(text.replaceAll(COLOUR_OF_EMOJI, "$1"));
}

/**
 * Makes the schema of a text that others see: in the composed form (NFC), in which one look has one spelling, without
 * invisible characters or heaps of marks. Skeletons, which only the server makes, tell if two such texts look alike.
 * @param problem message about a text that is refused.
 */
export const shownText = (problem: string) =>
  z
    .string()
    .normalize("NFC")
    .refine((text) => isPlainText(text) && !HEAP_OF_MARKS.test(text), problem);
