const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;
const SECOND_MS = 1_000;

/** Says on which day something begins, as players do: today, tomorrow, or the weekday with its date. */
export function dayText(startsAt: number, now: number, locale: string): string {
  const days = dayOf(startsAt) - dayOf(now);
  if (days === 0 || days === 1) return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day");
  const isSameYear = new Date(startsAt).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(locale, {
    numberingSystem: "latn",
    weekday: "short",
    day: "numeric",
    month: "short",
    ...(isSameYear ? {} : { year: "numeric" }),
  }).format(startsAt);
}

/** Numbers the days of the viewer's calendar. */
export function dayOf(moment: number): number {
  const date = new Date(moment);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
}

/** Writes how long it is until a start: 59:59, 0:05. */
export function countdownText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
