import { expect, test } from "vitest";
import { multiplierAt } from "../../rules/growth.ts";
import { growth, msOf, multiplierAfter } from "./law.ts";

test("shows the multiplier of the rules, even while the clocks disagree about the start", () => {
  expect(multiplierAfter(-50)).toBe(100);
  for (const ms of [0, 166, 167, 11_552.7, 38_380]) expect(multiplierAfter(ms)).toBe(multiplierAt(Math.floor(ms)));
});

test("draws the curve through the multipliers of the rules", () => {
  for (const ms of [1_000, 11_553, 38_377, 76_753])
    expect(Math.abs(growth(ms) * 100 - multiplierAt(ms))).toBeLessThan(1);
  expect(msOf(growth(12_345))).toBeCloseTo(12_345);
});
