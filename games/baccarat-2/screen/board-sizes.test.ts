import { expect, test } from "vitest";
import { boardSizes } from "./board-sizes.ts";

test.each([310, 336, 420, 560, 700, 1_100])(
  "in %i px all five boards fit side by side, and none is too narrow to be read",
  (width) => {
    const { cell, bead, big, derived } = boardSizes(width);
    expect(bead * cell * 1.5 + 6 + big * cell).toBeLessThanOrEqual(width);
    expect((derived * 3 * cell) / 2).toBeLessThanOrEqual(big * cell);
    expect(cell).toBeGreaterThanOrEqual(13);
    expect(big).toBeGreaterThanOrEqual(14);
  },
);

test("shows a whole shoe where there is room", () => {
  const { bead, big } = boardSizes(700);
  expect(bead * 6).toBeGreaterThanOrEqual(48);
  expect(big).toBeGreaterThanOrEqual(27);
});
