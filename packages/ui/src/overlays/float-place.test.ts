import { describe, expect, test } from "vitest";
import { isPlace, placeAt, spotAfterKey, spotOf } from "./float-place.ts";

const area = { x: 8, y: 78, width: 1_000, height: 700 };
const card = { width: 200, height: 300 };

describe("a floating card", () => {
  test("lies in the corner that its place names, mirrored in right-to-left pages", () => {
    expect(spotOf({ x: 1, y: 0 }, card, area, false)).toEqual({ x: 808, y: 78 });
    expect(spotOf({ x: 1, y: 0 }, card, area, true)).toEqual({ x: 8, y: 78 });
    expect(spotOf({ x: 0, y: 1 }, card, area, false)).toEqual({ x: 8, y: 478 });
  });

  test.each([false, true])("comes back to where it was put down (right to left: %s)", (rtl) => {
    const spot = { x: 133, y: 245 };
    const back = spotOf(placeAt(spot, card, area, rtl), card, area, rtl);
    expect(back.x).toBeCloseTo(spot.x);
    expect(back.y).toBeCloseTo(spot.y);
  });

  test("lies at the nearest edge inside when put down outside", () => {
    expect(placeAt({ x: -500, y: 9_999 }, card, area, false)).toEqual({ x: 0, y: 1 });
    expect(placeAt({ x: 2_000, y: -1 }, card, area, true)).toEqual({ x: 0, y: 0 });
  });

  test("stays completely inside after the window or the card changes its size", () => {
    const place = placeAt({ x: 780, y: 460 }, card, area, false);
    const small = { ...area, width: 420, height: 330 };
    for (const size of [card, { width: 260, height: 320 }]) {
      const { x, y } = spotOf(place, size, small, false);
      expect(x).toBeGreaterThanOrEqual(small.x);
      expect(x + size.width).toBeLessThanOrEqual(small.x + small.width);
      expect(y).toBeGreaterThanOrEqual(small.y);
      expect(y + size.height).toBeLessThanOrEqual(small.y + small.height);
    }
  });

  test("keeps its head inside if it is larger than the window", () => {
    const tall = { width: 200, height: 900 };
    expect(spotOf({ x: 0, y: 1 }, tall, area, false)).toEqual({ x: 8, y: 78 });
    expect(placeAt({ x: 8, y: 78 }, tall, area, false)).toEqual({ x: 0, y: 0 });
  });

  test("moves by arrow keys, further with a leap, and ignores other keys", () => {
    expect(spotAfterKey({ x: 100, y: 100 }, "ArrowLeft", false)).toEqual({ x: 84, y: 100 });
    expect(spotAfterKey({ x: 100, y: 100 }, "ArrowDown", true)).toEqual({ x: 100, y: 164 });
    expect(spotAfterKey({ x: 100, y: 100 }, "Enter", false)).toBeNull();
  });

  test("ignores an invalid stored place", () => {
    expect(
      [
        { x: 0, y: 1 },
        { x: 0.5, y: 0.25 },
      ].every(isPlace),
    ).toBe(true);
    for (const junk of [null, 3, {}, { x: 0 }, { x: 2, y: 0 }, { x: "0", y: 0 }, { x: Number.NaN, y: 0 }]) {
      expect(isPlace(junk)).toBe(false);
    }
  });
});
