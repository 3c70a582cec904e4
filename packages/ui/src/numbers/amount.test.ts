import { describe, expect, it } from "vitest";
import { amountProblem, doubleOf, halfOf, maxOf } from "./amount.ts";

const limits = { min: 1_000, max: 100_000, balance: 50_000 };

describe("½, 2× and Max", () => {
  it("halves downwards and not below the smallest bet", () => {
    expect(halfOf(25_001, limits)).toBe(12_500);
    expect(halfOf(1_500, limits)).toBe(1_000);
    expect(halfOf(0, limits)).toBe(1_000);
  });

  it("doubles up to the balance, or to the largest bet", () => {
    expect(doubleOf(20_000, limits)).toBe(40_000);
    expect(doubleOf(30_000, limits)).toBe(50_000);
    expect(doubleOf(90_000, { ...limits, balance: 10_000_000 })).toBe(100_000);
    expect(doubleOf(90_000, { ...limits, balance: null })).toBe(100_000);
  });

  it("never names an amount that the house would refuse as too small, even with an empty balance", () => {
    expect(doubleOf(0, limits)).toBe(1_000);
    expect(maxOf({ ...limits, balance: 10 })).toBe(1_000);
  });

  it("takes the whole balance as maximum if it is less than the limit", () => {
    expect(maxOf(limits)).toBe(50_000);
    expect(maxOf({ ...limits, balance: null })).toBe(100_000);
  });
});

describe("problems of an amount", () => {
  it("report a missing amount first; the shortcuts lead out of it", () => {
    expect(amountProblem(Number.NaN, limits)).toBe("no-amount");
    for (const next of [halfOf(Number.NaN, limits), doubleOf(Number.NaN, limits)]) expect(next).toBe(limits.min);
    expect(maxOf(limits)).toBe(50_000);
  });

  it("report limits before the balance", () => {
    expect(amountProblem(999, limits)).toBe("below-min");
    expect(amountProblem(100_001, limits)).toBe("above-max");
    expect(amountProblem(50_001, limits)).toBe("above-balance");
    expect(amountProblem(50_000, limits)).toBeNull();
    expect(amountProblem(100_000, { ...limits, balance: null })).toBeNull();
  });
});
