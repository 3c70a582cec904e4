import { expect, test } from "vitest";
import { ratio } from "./ratio.ts";
import { shownMultiplier } from "./shown-multiplier.ts";
import { shownTimes } from "./shown-times.ts";

test("a multiplier of the rules is shown like the result of a bet that it pays", () => {
  expect(shownTimes(1_000, ratio(9, 8))).toEqual({ hundredths: 112.5, about: false });
  expect(shownTimes(1_000, ratio(9, 8))).toEqual(shownMultiplier(1_000, 1_125));
  expect(shownTimes(1_000, ratio(2))).toEqual({ hundredths: 200, about: false });
});
