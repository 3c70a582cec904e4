import { expect, test } from "vitest";
import { placeAfterKey } from "./grid-keys.ts";

const after = (place: number, keys: readonly string[], rows: number, columns: number) =>
  keys.map((key) => placeAfterKey(place, key, { rows, columns }));

test("walks the grid with arrows and stops at its edges", () => {
  expect(after(12, ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"], 5, 5)).toEqual([7, 17, 11, 13]);
  expect(after(0, ["ArrowUp", "ArrowLeft"], 5, 5)).toEqual([0, 0]);
  expect(after(24, ["ArrowDown", "ArrowRight"], 5, 5)).toEqual([24, 24]);
  expect(after(13, ["Home", "End", "a"], 5, 5)).toEqual([10, 14, null]);
});

test("handles grids with more columns than rows", () => {
  expect(after(9, ["ArrowUp", "ArrowDown", "Home", "End"], 4, 7)).toEqual([2, 16, 7, 13]);
  expect(after(27, ["ArrowDown", "ArrowRight"], 4, 7)).toEqual([27, 27]);
});
