import { soloChance } from "@fairhouse/fairness/stream.ts";
import type { Chance } from "@fairhouse/kernel/chance.ts";
import { MAX_MONEY } from "@fairhouse/kernel/money.ts";
import { toNumber } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, it } from "vitest";
import { fc } from "../../../tests/fast-check.ts";
import { MAX_TARGET, MIN_TARGET } from "../../shared/rules/point-law.ts";
import { limbo } from "./limbo.ts";
import { chanceOfTarget, NUMBERS, pointOf, shareReaching } from "./point.ts";

const number = fc.oneof(fc.nat({ max: NUMBERS - 1 }), fc.nat({ max: 10_000 }));
const target = fc.oneof(fc.integer({ min: MIN_TARGET, max: 1_000 }), fc.integer({ min: MIN_TARGET, max: MAX_TARGET }));

/** Returns a chance that draws this number. */
function drawing(n: number): Chance {
  return { ...soloChance("server", "client", 0), below: () => n };
}

describe("the point", () => {
  it("matches the verifiers of other houses: 1 / float · 0.99, rounded down to 0.01, at least 1.00", () => {
    fc.assert(
      fc.property(number, (n) => {
        const theirs = Math.max(Math.floor((1 / (n / NUMBERS)) * 0.99 * 100) / 100, 1);
        const ours = pointOf(n) / 100;
        // Others compute in floating point, which may come out just below a whole hundredth.
        if (theirs < MAX_TARGET / 100) expect(Math.abs(ours - theirs)).toBeLessThan(0.010001);
        else expect(ours).toBe(MAX_TARGET / 100);
      }),
      { numRuns: 5_000 },
    );
  });

  it("matches the formula in whole numbers, for any number", () => {
    fc.assert(
      fc.property(number, (n) => {
        const formula = n === 0 ? BigInt(MAX_TARGET) : (99n * BigInt(NUMBERS)) / BigInt(n);
        const most = BigInt(MAX_TARGET);
        expect(BigInt(pointOf(n))).toBe(formula < 100n ? 100n : formula > most ? most : formula);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe("the return", () => {
  it("counts exactly the numbers that reach a target", () => {
    fc.assert(
      fc.property(target, (hundredths) => {
        const { numerator, denominator } = chanceOfTarget(hundredths);
        const count = Number((numerator * BigInt(NUMBERS)) / denominator);
        expect(pointOf(count - 1)).toBeGreaterThanOrEqual(hundredths);
        expect(pointOf(count)).toBeLessThan(hundredths);
        expect(shareReaching(hundredths)).toBe(count / NUMBERS);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is 99%, exceeded by at most one step of the grid: 99.023% at 1,000,000x", () => {
    for (const hundredths of [MIN_TARGET, 150, 200, 1_000, 10_000, 1_000_000]) {
      const share = toNumber(limbo.bestReturn({ amount: 1, target: hundredths }));
      expect(share).toBeGreaterThan(0.99 - hundredths / 100 / NUMBERS);
      expect(share).toBeLessThanOrEqual(0.99 + hundredths / 100 / NUMBERS);
    }
    expect(toNumber(limbo.bestReturn({ amount: 1, target: MAX_TARGET })).toFixed(5)).toBe("0.99023");
  });
});

describe("a bet", () => {
  it("pays its target when the point reaches it, and nothing otherwise", () => {
    // 0.99 · 2^32 / 2^31 = 1.98.
    const payouts = [197, 198, 199].map((at) => limbo.play({ amount: 1_003, target: at }, drawing(2 ** 31)).payout);
    expect(payouts).toEqual([1_975, 1_985, 0]);
  });

  it("takes its number from the first four bytes of the stream", () => {
    // docs/rules/derivations.md: the first float of these seeds is 0.5919261889066547; 0.99 / 0.59192… = 1.6725…
    const { outcome } = limbo.play(limbo.sampleBet(1), soloChance("some server seed", "some client seed", 1));
    expect(outcome).toEqual({ point: 167 });
  });

  it.each([
    ["a target of 1.00", { amount: 1, target: 100 }],
    ["a target beyond 1,000,000x", { amount: 1, target: MAX_TARGET + 1 }],
    ["a target between two hundredths", { amount: 1, target: 150.5 }],
    ["nothing staked", { amount: 0, target: 200 }],
    ["a win that is no amount", { amount: MAX_MONEY, target: 200 }],
  ])("refuses %s", (_, wrong) => {
    expect(limbo.bet.safeParse(wrong).success).toBe(false);
  });
});
