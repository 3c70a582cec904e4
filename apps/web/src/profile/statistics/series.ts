import type { Statistics, Step } from "@fairhouse/protocol/statistics.ts";

/** One step of the chart: amounts wagered and paid in it, and the net result up to its end. */
export interface Point {
  /** First UTC day of the day, ISO week or month. */
  readonly day: string;
  readonly bets: number;
  readonly wagered: number;
  readonly net: number;
  readonly running: number;
}

const DAY_MS = 86_400_000;
/** Nobody reads more points than this. */
const MAX_DAYS = 62;
const MAX_WEEKS = 60;

/**
 * Returns the steps in which a period of this length is drawn: days for two months, weeks for a year, otherwise months.
 */
export function stepFor(from: string, to: string): Step {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days <= MAX_DAYS) return "day";
  return days <= MAX_WEEKS * 7 ? "week" : "month";
}

/** Returns every step from the first to the last day, including those without bets. */
export function pointsOf(steps: Statistics["steps"], step: Step, from: string, to: string): readonly Point[] {
  const known = new Map(steps.map((one) => [one.day, one]));
  const points: Point[] = [];
  let running = 0;
  for (let day = startOfStep(from, step); day <= to; day = nextStep(day, step)) {
    const { bets, wagered, paid } = known.get(day) ?? { bets: 0, wagered: 0, paid: 0 };
    running += paid - wagered;
    points.push({ day, bets, wagered, net: paid - wagered, running });
  }
  return points;
}

function startOfStep(day: string, step: Step): string {
  const date = new Date(day);
  if (step === "week") date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  if (step === "month") date.setUTCDate(1);
  return textOf(date);
}

function nextStep(day: string, step: Step): string {
  const date = new Date(day);
  if (step === "month") date.setUTCMonth(date.getUTCMonth() + 1);
  else date.setUTCDate(date.getUTCDate() + (step === "week" ? 7 : 1));
  return textOf(date);
}

function textOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
