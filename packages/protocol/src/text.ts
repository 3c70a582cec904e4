/** Control, zero-width and direction characters: they disguise one text as another. */
const DISGUISING = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/u;

/** True when what one sees of a text is all there is to it. */
export function isPlainText(text: string): boolean {
  return !DISGUISING.test(text);
}
