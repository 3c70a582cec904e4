interface LanguageFacts {
  /** Tag in `lang`, in file names and on the wire. */
  readonly id: string;
  /** Name in the language itself. */
  readonly name: string;
  /** Name for operators, who read English. */
  readonly english: string;
  readonly direction: "ltr" | "rtl";
  /** Locale of numbers, dates and plurals. */
  readonly locale: string;
}

/**
 * The languages of the house. A new one takes a line here and the files of words that tests then ask for. English comes
 * first because everything falls back to it. Arabic keeps the figures 0 to 9: pockets, cards and multipliers are drawn
 * with them, and a number must look the same everywhere.
 */
export const languageFacts = [
  { id: "en", name: "English", english: "English", direction: "ltr", locale: "en" },
  { id: "ar", name: "العربية", english: "Arabic", direction: "rtl", locale: "ar-u-nu-latn" },
] as const satisfies readonly LanguageFacts[];

export type Language = (typeof languageFacts)[number]["id"];

export const languages: readonly Language[] = languageFacts.map(({ id }) => id);

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

export function factsOf(language: Language): LanguageFacts {
  return languageFacts.find(({ id }) => id === language) ?? languageFacts[0];
}
