import { expect, test } from "vitest";
import { distributionOf } from "./distribution.ts";

/** With an edge of 1%: ⌊99 · 2^32 / target⌋ of 2^32 hashes. */
const chanceOf = (target: number) => Math.floor((2 ** 32 * 99) / target) / 2 ** 32;

test("counts each round in one range, and a bound in the upper one", () => {
  const points = [100, 149, 150, 199, 200, 300, 999, 1_000, 9_999, 10_000, 100_000_000];
  const counts = distributionOf(points, chanceOf).map(({ count }) => count);
  expect(counts).toEqual([2, 2, 1, 1, 1, 2, 2]);
});

test("expects the shares of the rules, which add up to all rounds", () => {
  const shares = distributionOf([], chanceOf);
  expect(shares.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(1, 12);
  const [low, , , , , , high] = shares;
  // The chance of reaching a target is 0.99 divided by it: 1 − 0.99 ÷ 1.5, and 0.99 ÷ 100.
  expect(low?.expected).toBeCloseTo(0.34, 6);
  expect(high?.expected).toBeCloseTo(0.0099, 6);
  expect(high?.to).toBeNull();
});

test("counts nothing without rounds", () => {
  expect(distributionOf([], chanceOf).every(({ count }) => count === 0)).toBe(true);
});
