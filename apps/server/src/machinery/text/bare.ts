/**
 * Accents and other marks without a script of their own. Those of kana, which distinguish か from が, stay, as do vowel
 * signs of Indian and other scripts.
 */
const ACCENTS = /(?![\u3099\u309a])\p{Script=Inherited}/gu;

/** Returns a text in plain letters: compatibility forms resolved, accents removed. */
export function bareOf(text: string): string {
  return text.normalize("NFKD").replaceAll(ACCENTS, "");
}
