import { expect, test } from "vitest";
import { SCALE_END, SCALE_MARKS, shareOf } from "./target-scale.ts";

test("begins at 1.00, ends at its last mark, and clamps larger targets", () => {
  expect(shareOf(100)).toBe(0);
  expect(shareOf(SCALE_END)).toBe(1);
  expect(shareOf(100_000_000)).toBe(1);
  expect(SCALE_MARKS.at(-1)).toBe(SCALE_END);
});

test("places tenfold multipliers equally far apart everywhere", () => {
  expect(shareOf(1_000) - shareOf(100)).toBeCloseTo(shareOf(10_000) - shareOf(1_000));
});
