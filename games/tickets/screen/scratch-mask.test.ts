import { expect, test } from "vitest";
import { cellAt, ScratchMask } from "./scratch-mask.ts";

test("a stroke over a row takes the same share of its three cells, and nothing of the others", () => {
  const mask = new ScratchMask();
  mask.rub({ x: 0, y: 1 / 6 }, { x: 1, y: 1 / 6 }, 1 / 12);
  for (const cell of [0, 1, 2]) expect(mask.share(cell)).toBeCloseTo(0.5, 1);
  for (const cell of [3, 4, 5, 6, 7, 8]) expect(mask.share(cell)).toBe(0);
});

test("no part is scratched twice, and a whole cell can be scratched off", () => {
  const mask = new ScratchMask();
  const centre = { x: 0.5, y: 0.5 };
  mask.rub(centre, centre, 0.1);
  const once = mask.share(4);
  mask.rub(centre, centre, 0.1);
  expect(mask.share(4)).toBe(once);
  // A disc of this radius in a cell of a third.
  expect(once).toBeCloseTo(Math.PI * 0.1 ** 2 * 9, 1);
  mask.rub(centre, centre, 0.3);
  expect(mask.share(4)).toBe(1);
});

test("strokes that leave the field, or begin outside, take what they touch", () => {
  const mask = new ScratchMask();
  mask.rub({ x: -0.5, y: -0.5 }, { x: 1.5, y: 1.5 }, 0.05);
  for (const cell of [0, 4, 8]) expect(mask.share(cell)).toBeGreaterThan(0.3);
  for (const cell of [2, 6]) expect(mask.share(cell)).toBe(0);
  const before = Array.from({ length: 9 }, (_, cell) => mask.share(cell));
  mask.rub({ x: 3, y: 3 }, { x: 4, y: 4 }, 0.05);
  expect(Array.from({ length: 9 }, (_, cell) => mask.share(cell))).toEqual(before);
});

test("cells are counted row by row", () => {
  expect(cellAt({ x: 0, y: 0 })).toBe(0);
  expect(cellAt({ x: 0.99, y: 0.4 })).toBe(5);
  expect(cellAt({ x: 0.1, y: 0.99 })).toBe(6);
  for (const outside of [-0.01, 1]) expect(cellAt({ x: outside, y: 0.5 })).toBeNull();
});
