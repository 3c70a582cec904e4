import { type Prize, prizeOf } from "../../shared/rules/bet-types.ts";
import { isOneOf } from "../../shared/rules/is-one-of.ts";
import type { Risk } from "../../shared/rules/risks.ts";

// The screen needs this too; it is separate from the rules so that the screen loads no schema library.

/** The segment counts of all wheels. */
export const SEGMENTS = [10, 20, 30, 40, 50] as const;
export type Segments = (typeof SEGMENTS)[number];

/** The settings of a wheel. */
export interface Rim {
  readonly risk: Risk;
  readonly segments: Segments;
}

/** Payouts of ten segments in hundredths at low risk; larger wheels repeat them. */
const LOW = [150, 120, 120, 120, 0, 120, 120, 120, 120, 0];

/** Payouts in hundredths; every second segment pays nothing. */
const MEDIUM: Readonly<Record<Segments, readonly number[]>> = {
  10: [0, 190, 0, 150, 0, 200, 0, 150, 0, 300],
  20: everySecond([150, 200, 200, 200, 150, 300, 180, 200, 200, 200]),
  30: everySecond([150, 150, 200, 150, 200, 200, 150, 300, 150, 200, 200, 170, 400, 150, 200]),
  40: everySecond([200, 300, 200, 150, 300, 150, 150, 200, 150, 300, 150, 200, 200, 160, 200, 150, 300, 150, 200, 150]),
  50: everySecond([
    200, 150, 200, 150, 300, 150, 150, 200, 150, 300, 150, 200, 150, 200, 200, 150, 300, 150, 200, 150, 150, 500, 150,
    200, 150,
  ]),
};

/** Returns the payout of every segment in hundredths, clockwise (`games/wheel/RULES.md`). */
export function rimOf({ risk, segments }: Rim): readonly number[] {
  if (risk === "medium") return MEDIUM[segments];
  if (risk === "low") return Array.from({ length: segments }, (_, at) => LOW[at % LOW.length] ?? 0);
  // One segment pays 99% of the fair odds.
  return Array.from({ length: segments }, (_, at) => (at === segments - 1 ? 99 * segments : 0));
}

/** A multiplier of a wheel, and the number of its segments. */
export interface Share {
  /** In hundredths. */
  readonly pays: number;
  readonly count: number;
}

/** Lists the multipliers of a wheel, from the smallest. */
export function sharesOf(rim: Rim): readonly Share[] {
  const counts = new Map<number, number>();
  for (const pays of rimOf(rim)) counts.set(pays, (counts.get(pays) ?? 0) + 1);
  return [...counts].map(([pays, count]) => ({ pays, count })).sort((a, b) => a.pays - b.pays);
}

export function prizesOf(rim: Rim): readonly Prize[] {
  return sharesOf(rim).map(({ pays, count }) => prizeOf(pays, count, rim.segments));
}

export const isSegments = isOneOf(SEGMENTS);

function everySecond(pays: readonly number[]): readonly number[] {
  return pays.flatMap((one) => [one, 0]);
}
