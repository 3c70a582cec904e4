const RIGHT_TO_LEFT = new Set(["ar", "fa", "he", "ur"]);

/** True for languages that are written from right to left. */
export function isRightToLeft(locale: string): boolean {
  return RIGHT_TO_LEFT.has(locale.split("-")[0] ?? locale);
}

/**
 * Keeps signs at their side of a number: without isolation, −4,000, 1.98× and 43.5% turn to 4,000−, ×1.98 and %43.5 inside Arabic.
 * Languages from left to right need nothing and get nothing.
 */
export function isolate(figures: string, locale: string): string {
  return isRightToLeft(locale) ? `\u2066${figures}\u2069` : figures;
}
