import { expect, test } from "vitest";
import { roulette } from "../rules/roulette.ts";
import { outlookOf } from "./outlook.ts";

test("matches the rules", () => {
  const chips = [
    { on: "red", amount: 5_000 },
    { on: "straight-17", amount: 1_000 },
    { on: "corner-1-2-4-5", amount: 700 },
    { on: "dozen-2", amount: 300 },
  ];
  expect(outlookOf(chips).highest).toBe(roulette.maxPayout({ chips }));
  // Eighteen red numbers, 2 and 4 of the corner, and the black numbers of the second dozen, including 17.
  expect(outlookOf(chips).covered).toBe(18 + 2 + 6);
  expect(outlookOf([])).toEqual({ covered: 0, highest: 0 });
});
