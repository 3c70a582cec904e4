import { add, compare, floorOf, type Ratio, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";

/** Chances are whole millionths, so that they add up to exactly one. */
export const MILLION = 1_000_000;

/** Returns the middle value, or the mean of both in the middle. @throws RangeError for none. */
export function medianOf(values: readonly Ratio[]): Ratio {
  const sorted = values.toSorted(compare);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new RangeError("a median needs a value");
  const { numerator, denominator } = add(lower, upper);
  return ratio(numerator, denominator * 2n);
}

/**
 * Returns the weights as millionths of their sum: each is rounded down, and what is missing goes to the largest remainders,
 * among equal ones to the first.
 */
export function millionthsOf(weights: readonly Ratio[]): readonly number[] {
  const sum = weights.reduce(add, ZERO);
  const scaled = weights.map(({ numerator, denominator }) =>
    ratio(numerator * sum.denominator * BigInt(MILLION), denominator * sum.numerator),
  );
  const whole = scaled.map((value) => Number(floorOf(value, 1n)));
  const missing = MILLION - whole.reduce((all, value) => all + value, 0);
  const rests = scaled.map(({ numerator, denominator }) => ratio(numerator % denominator, denominator));
  const byRest = [...rests.keys()].sort((a, b) => compare(rests[b] ?? ZERO, rests[a] ?? ZERO) || a - b);
  const raised = new Set(byRest.slice(0, missing));
  return whole.map((value, place) => value + (raised.has(place) ? 1 : 0));
}
