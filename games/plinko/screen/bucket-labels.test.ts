import { expect, test } from "vitest";
import { mustStand, widestOf } from "./bucket-labels.ts";

test("the longest label counts, and points are narrower than figures", () => {
  expect(widestOf(["2.00×", "33.00×"])).toBeCloseTo(3.4);
  expect(widestOf(["1,001.00×", "0.20×"])).toBeCloseTo(4.94);
  // Marks that isolate figures inside Arabic have no width.
  expect(widestOf(["\u20662.00×\u2069"])).toBeCloseTo(2.78);
});

test("labels lie where they can be read, and stand in narrow buckets", () => {
  expect(mustStand(widestOf(["33.00×"]), 53)).toBe(false);
  expect(mustStand(widestOf(["33.00×"]), 20)).toBe(true);
  expect(mustStand(widestOf(["1,001.00×"]), 41)).toBe(true);
});
