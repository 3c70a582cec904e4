import type { Ticket } from "@fairhouse/kernel/game.ts";
import { compare, multiply, ratio, toNumber } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, it } from "vitest";
import { fc } from "../../../tests/fast-check.ts";
import type { FlightBet } from "../../shared/rules/flight.ts";
import { flightMs, multiplierAt } from "../../shared/rules/growth.ts";
import { MAX_TARGET } from "../../shared/rules/point-law.ts";
import { crash, pointOf } from "./crash.ts";

const GRID = 2n ** 32n;

function ticket(bet: FlightBet, leftAt: number | null = null): Ticket<FlightBet> {
  return { id: "t", bet, leftAt };
}

const point = fc.oneof(fc.integer({ min: 100, max: 1_000 }), fc.integer({ min: 100, max: MAX_TARGET }));
const auto = fc.oneof(fc.integer({ min: 101, max: 1_000 }), fc.integer({ min: 101, max: MAX_TARGET }));

describe("the crash point", () => {
  it("matches the formula in exact integers, for any hash", () => {
    const hash = fc.oneof(fc.nat({ max: 2 ** 32 - 1 }), fc.nat({ max: 10_000 }));
    fc.assert(
      fc.property(hash, (n) => {
        const formula = (GRID * 99n) / (BigInt(n) + 1n);
        const bounded = formula < 100n ? 100n : formula > BigInt(MAX_TARGET) ? BigInt(MAX_TARGET) : formula;
        expect(BigInt(pointOf(n))).toBe(bounded);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is 1.00 for exactly 1.980198% of the hashes", () => {
    // Points fall as n grows: search for the first n with 1.00.
    let [low, high] = [0, 2 ** 32 - 1];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (pointOf(middle) === 100) high = middle;
      else low = middle + 1;
    }
    expect(((2 ** 32 - low) / 2 ** 32).toFixed(8)).toBe("0.01980198");
    expect(pointOf(low - 1)).toBe(101);
  });

  it("never passes 1,000,000x", () => {
    expect(pointOf(0)).toBe(MAX_TARGET);
    expect(pointOf(4_251)).toBe(MAX_TARGET);
    expect(pointOf(4_252)).toBeLessThan(MAX_TARGET);
  });
});

describe("the return", () => {
  it("counts exactly the hashes that reach a target", () => {
    fc.assert(
      fc.property(auto, (target) => {
        const exact = crash.exactReturn({ amount: 1, auto: target });
        const count = ((exact?.numerator ?? 0n) * GRID * 100n) / ((exact?.denominator ?? 1n) * BigInt(target));
        expect(pointOf(Number(count) - 1)).toBeGreaterThanOrEqual(target);
        expect(pointOf(Number(count))).toBeLessThan(target);
      }),
      { numRuns: 1_000 },
    );
  });

  it("is 99% at every target, less at most a grid step", () => {
    for (const target of [101, 110, 150, 200, 300, 777, 1_000, 10_000, 123_456, 10 ** 6, 10 ** 7, MAX_TARGET]) {
      const exact = crash.exactReturn({ amount: 1, auto: target }) ?? ratio(0);
      expect(compare(exact, ratio(99, 100))).toBeLessThanOrEqual(0);
      expect(toNumber(exact)).toBeGreaterThan(0.99 - target / 100 / 2 ** 32);
    }
  });

  it("depends on the player without a preset, and is 99% at best", () => {
    const byHand = { amount: 1, auto: null };
    expect(crash.exactReturn(byHand)).toBeNull();
    expect(crash.exactSquare(byHand)).toBeNull();
    expect(crash.bestReturn(byHand)).toEqual(ratio(99, 100));
    // 1.28 divides the grid, and a player can leave there.
    expect(crash.exactReturn({ amount: 1, auto: 128 })).toEqual(ratio(99, 100));
    expect(Array.from({ length: 5_000 }, (_, ms) => multiplierAt(ms))).toContain(128);
  });

  it("is paid all at once: the square is the return times the target", () => {
    fc.assert(
      fc.property(auto, (target) => {
        const bet = { amount: 1, auto: target };
        const exact = crash.exactReturn(bet) ?? ratio(0);
        expect(crash.exactSquare(bet)).toEqual(multiply(exact, ratio(target, 100)));
      }),
    );
  });
});

describe("settling", () => {
  it("pays a preset exactly at its target, if the flight reaches it", () => {
    const bet = { amount: 1_000, auto: 202 };
    expect(crash.settle(ticket(bet), { point: 202 })).toBe(2_020);
    expect(crash.settle(ticket(bet), { point: 500 })).toBe(2_020);
    expect(crash.settle(ticket(bet), { point: 201 })).toBe(0);
  });

  it("pays players who left in time where they left, and nobody who stayed", () => {
    const bet = { amount: 1_000, auto: null };
    expect(crash.settle(ticket(bet, 150), { point: 150 })).toBe(1_500);
    expect(crash.settle(ticket(bet, 100), { point: 400 })).toBe(1_000);
    expect(crash.settle(ticket(bet, 151), { point: 150 })).toBe(0);
    expect(crash.settle(ticket(bet), { point: 10_000_000 })).toBe(0);
  });

  it("pays at the preset or by hand, whichever came first", () => {
    const bet = { amount: 1_000, auto: 200 };
    expect(crash.settle(ticket(bet, 150), { point: 300 })).toBe(1_500);
    expect(crash.settle(ticket(bet, 200), { point: 300 })).toBe(2_000);
    expect(crash.settle(ticket(bet, 250), { point: 300 })).toBe(2_000);
    expect(crash.settle(ticket(bet, 150), { point: 160 })).toBe(1_500);
    // A stamp past the point counts for nothing, and the preset was reached before it.
    expect(crash.settle(ticket(bet, 310), { point: 300 })).toBe(2_000);
  });

  it("pays everyone still in at 1,000,000x", () => {
    const end = { point: MAX_TARGET };
    expect(crash.settle(ticket({ amount: 1_000, auto: null }), end)).toBe(10 ** 9);
    expect(crash.settle(ticket({ amount: 1_000, auto: MAX_TARGET }), end)).toBe(10 ** 9);
    expect(crash.settle(ticket({ amount: 1_000, auto: 101 }), end)).toBe(1_010);
  });

  it("never pays above the point, the preset, or the largest payout", () => {
    const left = fc.option(point);
    fc.assert(
      fc.property(fc.option(auto), left, point, (preset, leftAt, end) => {
        const bet = { amount: 100, auto: preset };
        const payout = crash.settle(ticket(bet, leftAt), { point: end });
        expect(payout).toBeLessThanOrEqual(end);
        expect(payout).toBeLessThanOrEqual(preset ?? MAX_TARGET);
        expect(payout).toBeLessThanOrEqual(crash.maxPayout(bet) ?? 0);
      }),
    );
  });

  it("makes leaving by hand worth 99% at any shown multiplier above 1.00, and less at 1.00", () => {
    // A player who always leaves at millisecond t is paid if the flight still runs then.
    for (const ms of [0, 1, 165, 166, 5_000, 11_553, 40_000]) {
      const shown = multiplierAt(ms);
      let [low, high] = [0, 2 ** 32];
      while (low < high) {
        const middle = Math.floor((low + high) / 2);
        if (flightMs(pointOf(middle)) > ms) low = middle + 1;
        else high = middle;
      }
      const expected = (low / 2 ** 32) * (shown / 100);
      expect(expected).toBeLessThanOrEqual(0.99);
      expect(expected).toBeGreaterThan(shown === 100 ? 0.98 : 0.99 - shown / 2 ** 32);
    }
  });
});

describe("the bet", () => {
  const accepts = (bet: unknown) => crash.bet.safeParse(bet).success;

  it("has a preset from 1.01 to 1,000,000x or none, and a largest win that is an exact amount", () => {
    for (const preset of [null, 101, MAX_TARGET]) expect(accepts({ amount: 1, auto: preset })).toBe(true);
    for (const preset of [100, MAX_TARGET + 1, 150.5, "200", undefined]) {
      expect(accepts({ amount: 1, auto: preset })).toBe(false);
    }
    expect(accepts({ amount: 9_007_199_254, auto: null })).toBe(true);
    expect(accepts({ amount: 9_007_199_255, auto: null })).toBe(false);
    expect(accepts({ amount: 9_007_199_255, auto: 200 })).toBe(true);
  });
});
