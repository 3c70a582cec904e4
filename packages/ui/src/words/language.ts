/** Languages of this house, English first: it is what everything falls back to. */
export const languages = ["en", "ar"] as const;
export type Language = (typeof languages)[number];

export const languageNames: Readonly<Record<Language, string>> = { en: "English", ar: "العربية" };

export function directionOf(language: Language): "ltr" | "rtl" {
  return language === "ar" ? "rtl" : "ltr";
}

/**
 * Locale for numbers, dates and plurals. Arabic keeps the figures 0 to 9: pockets, cards and multipliers are drawn with
 * them, and one number must look the same everywhere.
 */
export function localeOf(language: Language): string {
  return language === "ar" ? "ar-u-nu-latn" : "en";
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
