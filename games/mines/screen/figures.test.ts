import { expect, test } from "vitest";
import { payOf } from "./figures.ts";

test("shown multipliers are those of the rules, rounded down; the profit comes from the exact fraction", () => {
  // GAMES.md §1: after 5 gems among 3 mines 1.997368.
  expect(payOf(100_000, 3, 5)).toEqual({ hundredths: 199, profit: 99_736 });
  expect(payOf(1_000, 24, 1)).toEqual({ hundredths: 2_475, profit: 23_750 });
});

test("there is nothing to pay before the first gem and after the last", () => {
  expect(payOf(1_000, 3, 0)).toBeNull();
  expect(payOf(1_000, 3, 23)).toBeNull();
});
