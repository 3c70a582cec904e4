import { describe, expect, it } from "vitest";
import { fc } from "../../../tests/fast-check.ts";
import { add, compare, floorOf, hundredths, multiply, ONE, type Ratio, ratio, toNumber, ZERO } from "./ratio.ts";

const wide = fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n });
const anyRatio = fc
  .tuple(
    wide,
    wide.filter((n) => n !== 0n),
  )
  .map(([n, d]) => ratio(n, d));

describe("ratio", () => {
  it("reduces fractions whose common factors are powers of two of any size, and others", () => {
    for (const twos of [0n, 1n, 3n, 4n, 127n, 128n, 131n, 3_200n]) {
      for (const [n, d] of [
        [3n, 5n],
        [6n, 10n],
        [7n ** 60n, 7n ** 59n * 11n],
        [1n << 200n, 9n],
      ] as const) {
        const value = ratio(n << twos, d << twos);
        expect([value.numerator * d, gcd(value.numerator, value.denominator)]).toEqual([value.denominator * n, 1n]);
      }
    }
  });

  it("is in lowest terms with a positive denominator", () => {
    expect(ratio(6, -4)).toEqual({ numerator: -3n, denominator: 2n });
    expect(ratio(0, -7)).toEqual(ZERO);
    expect(ratio(5n)).toEqual({ numerator: 5n, denominator: 1n });
  });

  it("refuses a denominator of 0 and numbers with a fraction", () => {
    expect(() => ratio(1, 0)).toThrow(RangeError);
    expect(() => ratio(0.5)).toThrow(RangeError);
    expect(() => ratio(1, Number.NaN)).toThrow(RangeError);
  });

  it("equal values have equal parts, however they were written", () => {
    fc.assert(
      fc.property(
        anyRatio,
        wide.filter((n) => n !== 0n),
        (value, factor) => {
          expect(ratio(value.numerator * factor, value.denominator * factor)).toEqual(value);
        },
      ),
    );
  });

  it("adds and multiplies as fractions do", () => {
    fc.assert(
      fc.property(anyRatio, anyRatio, anyRatio, (a, b, c) => {
        expect(add(a, b)).toEqual(add(b, a));
        expect(add(add(a, b), c)).toEqual(add(a, add(b, c)));
        expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
        expect(add(a, ZERO)).toEqual(a);
        expect(multiply(a, ONE)).toEqual(a);
      }),
    );
    expect(add(ratio(1, 3), ratio(1, 6))).toEqual(ratio(1, 2));
  });

  it("compares by value", () => {
    expect(compare(ratio(1, 3), ratio(33, 100))).toBeGreaterThan(0);
    expect(compare(ratio(-1, 3), ratio(1, 1000))).toBeLessThan(0);
    expect(compare(ratio(2, 6), ratio(1, 3))).toBe(0);
  });

  it("floors within one of the value, and never above it", () => {
    const positive = anyRatio.map((value) => (value.numerator < 0n ? multiply(value, ratio(-1)) : value));
    fc.assert(
      fc.property(positive, fc.bigInt({ min: 0n, max: 10n ** 20n }), (value, times) => {
        const whole = ratio(floorOf(value, times));
        const exact = multiply(value, ratio(times));
        expect(compare(whole, exact)).toBeLessThanOrEqual(0);
        expect(compare(add(whole, ONE), exact)).toBeGreaterThan(0);
      }),
    );
  });

  it("shows hundredths rounded down", () => {
    expect(hundredths(ratio(1_997_368, 1_000_000))).toBe(199);
    expect(hundredths(ratio(2))).toBe(200);
  });

  it.each([
    [ratio(36, 37), 0.972972972972973],
    [ratio(410892309848n, 415275635775n), 0.989444779444],
    [ratio(-1, 3), -1 / 3],
    [ratio(10n ** 30n, 3n * 10n ** 29n), 10 / 3],
  ] as [Ratio, number][])("is close to its float", (value, float) => {
    expect(toNumber(value)).toBeCloseTo(float, 12);
  });
});

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}
