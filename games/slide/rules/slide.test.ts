import type { Ticket } from "@fairhouse/kernel/game.ts";
import { compare, ratio, toNumber } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, it } from "vitest";
import { fc } from "../../../tests/fast-check.ts";
import { MAX_TARGET } from "../../shared/rules/point-law.ts";
import { SLIDE_MS } from "./limits.ts";
import { pointOf, type SlideBet, slide } from "./slide.ts";

const GRID = 2n ** 32n;

function ticket(bet: SlideBet): Ticket<SlideBet> {
  return { id: "t", bet, leftAt: null };
}

const target = fc.oneof(
  fc.integer({ min: 101, max: 1_000 }),
  fc.integer({ min: 101, max: MAX_TARGET }),
  fc.constant(MAX_TARGET),
);

describe("the point", () => {
  it("matches the formula in exact integers, for any hash", () => {
    const hash = fc.oneof(fc.nat({ max: 2 ** 32 - 1 }), fc.nat({ max: 10_000 }));
    fc.assert(
      fc.property(hash, (n) => {
        const formula = (GRID * 98n) / (BigInt(n) + 1n);
        const most = BigInt(MAX_TARGET);
        expect(BigInt(pointOf(n))).toBe(formula < 100n ? 100n : formula > most ? most : formula);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is at least 1.00 and never passes 1,000,000x", () => {
    expect(pointOf(2 ** 32 - 1)).toBe(100);
    expect(pointOf(0)).toBe(MAX_TARGET);
  });
});

describe("the return", () => {
  it("counts exactly the hashes that reach a target", () => {
    fc.assert(
      fc.property(target, (hundredths) => {
        const exact = slide.bestReturn({ amount: 1, target: hundredths });
        const count = (exact.numerator * GRID * 100n) / (exact.denominator * BigInt(hundredths));
        expect(pointOf(Number(count) - 1)).toBeGreaterThanOrEqual(hundredths);
        expect(pointOf(Number(count))).toBeLessThan(hundredths);
      }),
      { numRuns: 1_000 },
    );
  });

  it("is 98% at every target, less at most one step of the grid: 97.998% at 1,000,000x", () => {
    for (const hundredths of [101, 110, 150, 200, 300, 777, 1_000, 10_000, 123_456, 10 ** 6, 10 ** 7]) {
      const exact = slide.bestReturn({ amount: 1, target: hundredths });
      expect(compare(exact, ratio(98, 100))).toBeLessThanOrEqual(0);
      expect(toNumber(exact)).toBeGreaterThan(0.98 - hundredths / 100 / 2 ** 32);
    }
    const largest = slide.bestReturn({ amount: 1, target: MAX_TARGET });
    expect(toNumber(largest).toFixed(5)).toBe("0.97998");
  });
});

describe("settling", () => {
  it("pays the target exactly when the point reaches it, and nothing otherwise", () => {
    const bet = { amount: 1_000, target: 202 };
    expect(slide.settle(ticket(bet), { point: 202 })).toBe(2_020);
    expect(slide.settle(ticket(bet), { point: 90_000 })).toBe(2_020);
    expect(slide.settle(ticket(bet), { point: 201 })).toBe(0);
    expect(slide.settle(ticket({ amount: 7, target: 101 }), { point: 500 })).toBe(7);
  });
});

describe("a round", () => {
  it("slides for six seconds wherever it stops, and shows everybody the targets", () => {
    for (const point of [100, 200, MAX_TARGET]) expect(slide.runMs({ point })).toBe(SLIDE_MS);
    expect(slide.face?.({ amount: 1_000, target: 250 })).toBe(250);
    expect(slide.leaving).toBeUndefined();
  });
});

describe("the bet", () => {
  const accepts = (bet: unknown) => slide.bet.safeParse(bet).success;

  it("has a target from 1.01 to 1,000,000x, and a win that is an exact amount", () => {
    for (const hundredths of [101, MAX_TARGET]) expect(accepts({ amount: 1, target: hundredths })).toBe(true);
    for (const hundredths of [100, MAX_TARGET + 1, 150.5, "200", null, undefined]) {
      expect(accepts({ amount: 1, target: hundredths })).toBe(false);
    }
    expect(accepts({ amount: 9_007_199_254, target: MAX_TARGET })).toBe(true);
    expect(accepts({ amount: 9_007_199_255, target: MAX_TARGET })).toBe(false);
    expect(accepts({ amount: 9_007_199_255, target: 200 })).toBe(true);
  });
});
