import { z } from "zod";

const LONGEST_NAME = 80;
/** A name of 80 signs has fewer characters than this, and one that is longer is not searched to its end. */
const CHARACTERS_READ = 400;
/** Control, direction and private characters, and those that are not drawn: names are shown, printed and compared. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;
/** Marks beyond the third on a letter cover the lines around. */
const HEAP_OF_MARKS = /(\p{M}{3})\p{M}+/gu;

/** Returns a name that a feed sent in the form in which it is compared and shown; empty if nothing of it is visible. */
export function feedName(sent: string): string {
  const visible = sent.slice(0, CHARACTERS_READ).normalize("NFC").replace(INVISIBLE, "").replace(HEAP_OF_MARKS, "$1");
  return [...visible.replace(/\s+/g, " ").trim()].slice(0, LONGEST_NAME).join("").trim();
}

export const nameSchema = z.string().transform(feedName).pipe(z.string().min(1));
export const keySchema = z.string().regex(/^[\w-]{1,64}$/);
export const instantSchema = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
