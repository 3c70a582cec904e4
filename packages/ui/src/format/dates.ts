const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: string, key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${locale} ${key}`;
  const known = formatters.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { numberingSystem: "latn", ...options });
  formatters.set(name, made);
  return made;
}

/** Time of day of an instant in milliseconds since 1970, in the viewer's zone: 12:41. */
export function formatTime(instantMs: number, locale: string): string {
  return formatterOf(locale, "time", { hour: "2-digit", minute: "2-digit" }).format(instantMs);
}

/** Day and time of an instant: 5 Mar 2026, 12:41. */
export function formatDateTime(instantMs: number, locale: string): string {
  return formatterOf(locale, "both", { dateStyle: "medium", timeStyle: "short" }).format(instantMs);
}

/** The time when it is today, otherwise day and time: what a table of bets shows. */
export function formatWhen(instantMs: number, nowMs: number, locale: string): string {
  const sameDay = new Date(instantMs).toDateString() === new Date(nowMs).toDateString();
  return sameDay ? formatTime(instantMs, locale) : formatDateTime(instantMs, locale);
}
