import { type ErrorWords, en } from "./words/en.ts";

/**
 * Returns what to tell the player about an error: the text of its code, a text or message as it is, or that no answer
 * came.
 */
export function textOfError(words: ErrorWords, thrown: unknown): string {
  if (typeof thrown === "string") return thrown === en.no_response ? words.no_response : thrown;
  // A file of the page that could not be fetched throws a TypeError, in the browser's own words.
  if (typeof thrown !== "object" || thrown === null || thrown instanceof TypeError) return words.no_response;
  if ("code" in thrown && typeof thrown.code === "string" && Object.hasOwn(words, thrown.code)) {
    return words[thrown.code as keyof ErrorWords];
  }
  return "message" in thrown && typeof thrown.message === "string" ? thrown.message : words.no_response;
}
