import { expect, test } from "vitest";
import { chanceOf, payOf } from "./figures.ts";

test("shown multipliers are those of the rules, rounded down; the profit comes from the exact fraction", () => {
  // games/mines/RULES.md: after 5 gems among 3 mines 1.997368.
  expect(payOf(100_000, 3, 5)).toEqual({ hundredths: 199, about: true, profit: 99_736 });
  expect(payOf(1_000, 24, 1)).toEqual({ hundredths: 2_475, about: false, profit: 23_750 });
});

test("there is no payout before the first gem and after the last", () => {
  expect(payOf(1_000, 3, 0)).toBeNull();
  expect(payOf(1_000, 3, 23)).toBeNull();
});

test("the chance from here counts the remaining tiles and gems", () => {
  expect(chanceOf(3, 1)).toBeCloseTo(22 / 25, 12);
  expect(chanceOf(3, 2, 5)).toBeCloseTo((17 / 20) * (16 / 19), 12);
  // On a covered board the chance times the exact multiplier is the return.
  const pay = payOf(1_000_000_000, 7, 6);
  expect((chanceOf(7, 6) * ((pay?.profit ?? 0) + 1_000_000_000)) / 1_000_000_000).toBeCloseTo(0.99, 8);
});
