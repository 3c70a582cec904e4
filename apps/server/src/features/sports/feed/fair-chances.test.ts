import { chancesOf } from "@fairhouse/games/sports/rules/markets.ts";
import { add, ONE, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { expect, test } from "vitest";
import { MILLION, medianOf, millionthsOf } from "./fair-chances.ts";

test("chances without the margin are exact and sum to one", () => {
  // 1/1.8 : 1/2.1 is 7 : 6.
  expect(chancesOf([1_800, 2_100])).toEqual([ratio(7, 13), ratio(6, 13)]);
  expect(chancesOf([2_000, 4_000, 4_000])).toEqual([ratio(1, 2), ratio(1, 4), ratio(1, 4)]);
  expect(chancesOf([1_001, 9_999_999_999, 3_337]).reduce(add, ZERO)).toEqual(ONE);
});

test("a median is the middle value, or the mean of two", () => {
  expect(medianOf([ratio(1, 2), ratio(1, 10), ratio(1, 3)])).toEqual(ratio(1, 3));
  expect(medianOf([ratio(1, 2), ratio(1, 10), ratio(1, 3), ratio(9, 10)])).toEqual(ratio(5, 12));
  expect(() => medianOf([])).toThrow(RangeError);
});

test("millionths sum to a million, and what is missing goes to the largest remainders", () => {
  expect(millionthsOf([ratio(1, 4), ratio(1, 4), ratio(1, 4)])).toEqual([333_334, 333_333, 333_333]);
  expect(millionthsOf([ratio(1, 7), ratio(2, 7), ratio(4, 7)])).toEqual([142_857, 285_714, 571_429]);
  expect(millionthsOf([ratio(1, 10n ** 12n), ratio(1, 1)])).toEqual([0, MILLION]);
  for (let seed = 1; seed < 500; seed += 1) {
    const weights = [1, 2, 3].map((times) => ratio(((seed * 7_919 * times) % 997) + 1, 1_009));
    const millionths = millionthsOf(weights);
    expect(millionths.reduce((all, value) => all + value, 0)).toBe(MILLION);
  }
});
