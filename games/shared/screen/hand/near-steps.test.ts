import { expect, test } from "vitest";
import { nearSteps } from "./near-steps.ts";

test("lists the last step taken, the next ones, and the last of the hand, each once", () => {
  expect(nearSteps(22, 0, 4)).toEqual([1, 2, 3, 4, 22]);
  expect(nearSteps(22, 5, 4)).toEqual([5, 6, 7, 8, 22]);
  expect(nearSteps(22, 21, 4)).toEqual([18, 19, 20, 21, 22]);
  expect(nearSteps(1, 0, 4)).toEqual([1]);
  expect(nearSteps(3, 2, 4)).toEqual([1, 2, 3]);
});
