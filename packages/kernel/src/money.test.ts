import { describe, expect, it } from "vitest";
import { fc } from "../../../tests/fast-check.ts";
import { isMoney, MAX_MONEY, payoutOf, payoutOfMany } from "./money.ts";
import { ratio } from "./ratio.ts";

const stake = fc.integer({ min: 0, max: 10 ** 9 });
const multiplier = fc
  .tuple(fc.integer({ min: 0, max: 10 ** 6 }), fc.integer({ min: 1, max: 10 ** 6 }))
  .map(([n, d]) => ratio(n, d));

describe("money", () => {
  it("is a safe integer, and never −0", () => {
    for (const good of [0, 1, -1, MAX_MONEY, -MAX_MONEY]) expect(isMoney(good)).toBe(true);
    for (const bad of [-0, 0.5, MAX_MONEY + 1, Number.NaN, Number.POSITIVE_INFINITY, "1", 1n, null, undefined, [1]]) {
      expect(isMoney(bad)).toBe(false);
    }
  });

  it("pays the exact product rounded down, where floats would not", () => {
    expect(payoutOf(1_000, ratio(1_997_368, 1_000_000))).toBe(1_997);
    // 0.29 · 100 is 28.999… in floats.
    expect(payoutOf(100, ratio(29, 100))).toBe(29);
    expect(payoutOf(MAX_MONEY, ratio(1))).toBe(MAX_MONEY);
    expect(payoutOf(MAX_MONEY, ratio(999_999, 1_000_000))).toBe(9_007_190_247_541_736);
  });

  it("rounding costs less than one unit", () => {
    fc.assert(
      fc.property(stake, multiplier, (amount, value) => {
        const owed = BigInt(amount) * value.numerator - BigInt(payoutOf(amount, value)) * value.denominator;
        expect(owed >= 0n && owed < value.denominator).toBe(true);
      }),
    );
  });

  it("sums many parts exactly and rounds them once", () => {
    expect(payoutOfMany([])).toBe(0);
    expect(
      payoutOfMany([
        [1, ratio(1, 3)],
        [1, ratio(2, 3)],
      ]),
    ).toBe(1);
    fc.assert(
      fc.property(fc.array(fc.tuple(stake, multiplier), { maxLength: 6 }), (parts) => {
        const roundedEach = parts.reduce((sum, [amount, value]) => sum + payoutOf(amount, value), 0);
        const total = payoutOfMany(parts);
        expect(total).toBeGreaterThanOrEqual(roundedEach);
        expect(total).toBeLessThanOrEqual(roundedEach + Math.max(0, parts.length - 1));
        expect(payoutOfMany([...parts].reverse())).toBe(total);
      }),
    );
  });

  it("throws instead of paying an amount that is not money", () => {
    for (const bad of [-1, 0.5, Number.NaN, -0, MAX_MONEY + 1]) {
      expect(() => payoutOf(bad, ratio(1))).toThrow(RangeError);
      expect(() => payoutOfMany([[bad, ratio(1)]])).toThrow(RangeError);
    }
    expect(() => payoutOf(MAX_MONEY, ratio(2))).toThrow(RangeError);
    expect(() => payoutOf(1, ratio(-1))).toThrow(RangeError);
  });
});
