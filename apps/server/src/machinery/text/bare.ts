/** Accents and other marks of no script of their own. Those of kana, which tell か from が, stay, as do vowel signs of Indian and other scripts. */
const ACCENTS = /(?![\u3099\u309a])\p{Script=Inherited}/gu;

/** A text in plain letters: compatibility forms resolved, accents off. */
export function bareOf(text: string): string {
  return text.normalize("NFKD").replaceAll(ACCENTS, "");
}
