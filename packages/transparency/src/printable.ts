/** Control and format characters, by which a text could pass for other lines of a terminal, or hide what follows. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/**
 * Returns a stranger's text as one line that shows every character: what a file, or the house that is looked at, says must
 * not be read as what the verifier says.
 */
export function printable(text: string): string {
  return text.replace(UNSEEN, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
