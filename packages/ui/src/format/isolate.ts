const RIGHT_TO_LEFT = new Set(["ar", "fa", "he", "ur"]);

/** Returns true for languages written from right to left. */
export function isRightToLeft(locale: string): boolean {
  return RIGHT_TO_LEFT.has(locale.split("-")[0] ?? locale);
}

/**
 * Keeps signs at their side of a number: without isolation, −4,000, 1.98× and 43.5% turn into 4,000−, ×1.98 and %43.5
 * inside Arabic. Returns the figures of left-to-right languages unchanged.
 */
export function isolate(figures: string, locale: string): string {
  return isRightToLeft(locale) ? `\u2066${figures}\u2069` : figures;
}
