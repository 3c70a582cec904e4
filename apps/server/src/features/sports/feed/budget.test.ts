import { expect, test } from "vitest";
import { affords, budgetAfter, UNTOLD } from "./budget.ts";

test("prices stop before they take from what is kept for results", () => {
  expect(affords({ remaining: 103 }, 3, 100)).toBe(true);
  expect(affords({ remaining: 102 }, 3, 100)).toBe(false);
  expect(affords({ remaining: 2 }, 2, 0)).toBe(true);
  expect(affords({ remaining: 1 }, 2, 0)).toBe(false);
});

test("what has never been told is tried", () => {
  expect(affords(UNTOLD, 3, 100)).toBe(true);
  expect(budgetAfter(UNTOLD, 3, null)).toEqual(UNTOLD);
});

test("what an answer tells counts, upwards too; without it the request is counted here", () => {
  expect(budgetAfter({ remaining: 5 }, 3, "500")).toEqual({ remaining: 500 });
  expect(budgetAfter({ remaining: 5 }, 3, null)).toEqual({ remaining: 2 });
  expect(budgetAfter({ remaining: 1 }, 3, null)).toEqual({ remaining: 0 });
  expect(budgetAfter(UNTOLD, 3, "-4")).toEqual({ remaining: 0 });
  for (const foreign of ["", "many", "1e9", "NaN", "9".repeat(400)]) {
    expect(budgetAfter({ remaining: 50 }, 3, foreign)).toEqual({ remaining: 47 });
  }
});
