const DAY_MS = 86_400_000;

/** The next noon in UTC, in milliseconds since 1970: from there no day, week or month changes while a test runs. */
export function nextNoon(): number {
  const now = Date.now();
  return now + DAY_MS - ((now + DAY_MS / 2) % DAY_MS);
}
