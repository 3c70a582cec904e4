const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: string, key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${locale} ${key}`;
  const known = formatters.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat(regionalOf(locale), { numberingSystem: "latn", ...options });
  formatters.set(name, made);
  return made;
}

/**
 * Returns the first of the viewer's own locales in a language: the order of day and month and the clock of 12 or 24
 * hours are those of a region, which the language alone does not say.
 */
function regionalOf(language: string): string {
  return navigator.languages.find((tag) => tag.startsWith(`${language}-`)) ?? language;
}

/** Formats the time of day of an instant in milliseconds since 1970, in the viewer's zone: 12:41. */
export function formatTime(instantMs: number, locale: string): string {
  return formatterOf(locale, "time", { timeStyle: "short" }).format(instantMs);
}

/** Formats day and time of an instant: 5 Mar 2026, 12:41. */
export function formatDateTime(instantMs: number, locale: string): string {
  return formatterOf(locale, "both", { dateStyle: "medium", timeStyle: "short" }).format(instantMs);
}

/**
 * Formats an instant as short as it stays clear: the time today, otherwise with the day, and with the year in another
 * year.
 */
export function formatWhen(instantMs: number, nowMs: number, locale: string): string {
  const [date, now] = [new Date(instantMs), new Date(nowMs)];
  if (date.toDateString() === now.toDateString()) return formatTime(instantMs, locale);
  if (date.getFullYear() !== now.getFullYear()) return formatDateTime(instantMs, locale);
  return formatterOf(locale, "year", { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" }).format(
    date,
  );
}

/**
 * Formats a UTC day, the first of a week, or a month, short enough for an axis: 5 Mar, Mar 2026.
 * @param day YYYY-MM-DD, the first of the step.
 */
export function formatStep(day: string, step: "day" | "week" | "month", locale: string): string {
  const parts =
    step === "month" ? ({ month: "short", year: "numeric" } as const) : ({ day: "numeric", month: "short" } as const);
  return formatterOf(locale, step === "month" ? "month" : "day", { ...parts, timeZone: "UTC" }).format(new Date(day));
}
