import { describe, expect, it } from "vitest";
import { flightMs, LONGEST_MS, msWhenReached, multiplierAt } from "./growth.ts";
import { MAX_TARGET } from "./point-law.ts";

const TEST_BITS = 192n;

/** Computes e^0.00006 with 192 bits by 1/n! over a common denominator, a different way from the table's. */
function factor192(): bigint {
  const terms = 40n;
  let numerator = 0n;
  for (let n = terms; n >= 0n; n--) {
    // Horner: 1 + x/1 · (1 + x/2 · (1 + …))
    numerator = (1n << TEST_BITS) + (n < terms ? (numerator * 6n) / (100_000n * (n + 1n)) : 0n);
  }
  return numerator;
}

describe("growth", () => {
  it("is the exact floor at every millisecond, and no value is close enough to a whole number to be in doubt", () => {
    const factor = factor192();
    const fraction = (1n << TEST_BITS) - 1n;
    let value = 100n << TEST_BITS;
    let nearest = 1n << TEST_BITS;
    let wrong = 0;
    for (let ms = 0; ms < LONGEST_MS; ms++) {
      if (multiplierAt(ms) !== Number(value >> TEST_BITS)) wrong++;
      const below = (1n << TEST_BITS) - (value & fraction);
      const above = ms === 0 ? below : value & fraction;
      for (const distance of [below, above]) if (distance < nearest) nearest = distance;
      value = (value * factor) >> TEST_BITS;
    }
    expect(wrong).toBe(0);
    // The table's error stays below 2^−75 of a hundredth.
    expect(nearest > 1n << (TEST_BITS - 30n)).toBe(true);
  });

  // From a program outside this project (the rules of the first flight): seconds, rounded to hundredths.
  it.each([
    [200, 11.55],
    [1_000, 38.38],
    [10_000, 76.75],
  ])("shows %i hundredths after %d s", (hundredths, seconds) => {
    expect(Math.round(msWhenReached(hundredths) / 10) / 100).toBe(seconds);
  });

  it("starts at 1.00 and ends at 1,000,000x", () => {
    expect(multiplierAt(0)).toBe(100);
    expect(multiplierAt(165)).toBe(100);
    expect(multiplierAt(166)).toBe(101);
    expect(multiplierAt(LONGEST_MS - 1)).toBeLessThan(MAX_TARGET);
    expect(multiplierAt(LONGEST_MS)).toBe(MAX_TARGET);
    expect(multiplierAt(10 ** 9)).toBe(MAX_TARGET);
  });

  it("finds the first millisecond of a multiplier, even of one that is skipped", () => {
    for (const hundredths of [100, 101, 102, 150, 199, 12_345, 999_999, 99_999_999, MAX_TARGET]) {
      const ms = msWhenReached(hundredths);
      expect(multiplierAt(ms)).toBeGreaterThanOrEqual(hundredths);
      if (ms > 0) expect(multiplierAt(ms - 1)).toBeLessThan(hundredths);
    }
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])("knows no time %d", (ms) => {
    expect(() => multiplierAt(ms)).toThrow(RangeError);
  });

  it.each([99, 0, Number.NaN, MAX_TARGET + 1])("knows no time for %d hundredths", (hundredths) => {
    expect(() => msWhenReached(hundredths)).toThrow(RangeError);
  });
});

describe("a flight", () => {
  it("shows its point last and ends in the first millisecond past it", () => {
    for (const point of [101, 102, 200, 774, 5_000]) {
      expect(multiplierAt(flightMs(point) - 1)).toBe(point);
      expect(multiplierAt(flightMs(point))).toBe(point + 1);
    }
  });

  it("ends before anybody can leave at point 1.00, and at 1,000,000x when that is reached", () => {
    expect(flightMs(100)).toBe(0);
    expect(flightMs(MAX_TARGET)).toBe(LONGEST_MS);
    expect(flightMs(MAX_TARGET - 1)).toBe(LONGEST_MS);
  });
});
