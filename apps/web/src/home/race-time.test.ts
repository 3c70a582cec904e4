import { expect, test } from "vitest";
import { timeLeft } from "./race-time.ts";

test("counts the started minute, and full ones carry over", () => {
  expect(timeLeft(1)).toEqual({ days: 0, hours: 0, minutes: 1 });
  expect(timeLeft(3_599_001)).toEqual({ days: 0, hours: 1, minutes: 0 });
  expect(timeLeft(2 * 86_400_000 + 14 * 3_600_000)).toEqual({ days: 2, hours: 14, minutes: 0 });
});

test("a race that is over has no time left", () => {
  expect(timeLeft(-5)).toEqual({ days: 0, hours: 0, minutes: 0 });
});
