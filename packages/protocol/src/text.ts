import { z } from "zod";

/** PostgreSQL keeps no NUL, and UTF-8, in which it keeps texts, has no form for half of a surrogate pair. */
const UNSTORABLE = /[\0\p{Cs}]/u;
/** Control, direction and private characters, and whatever engines draw nothing for, letters among them: they disguise one text as another. */
const DISGUISING = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u;
/** Whether a sign is drawn in colour; behind any other sign it shows nothing. */
const COLOUR_OF_EMOJI = /(\p{Extended_Pictographic})\ufe0f/gu;
/** More than three marks on a letter are no language's spelling, and cover what stands above and below. */
const HEAP_OF_MARKS = /\p{M}{4}/u;

/** True when the database can keep a text as it is. The server asks this of all texts of a request. */
export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}

/** True when what one sees of a text is all there is to it. */
export function isPlainText(text: string): boolean {
  return !DISGUISING.test(text.replaceAll(COLOUR_OF_EMOJI, "$1"));
}

/**
 * Schema of texts that others see: in the composed form (NFC), in which one look has one spelling, with nothing that is unseen and no
 * heaps of marks. Whether two such texts look alike is told by their skeletons, which only the server makes.
 * @param problem what is said of texts that it refuses.
 */
export const shownText = (problem: string) =>
  z
    .string()
    .normalize("NFC")
    .refine((text) => isPlainText(text) && !HEAP_OF_MARKS.test(text), problem);
