import { expect, test } from "vitest";
import { fc } from "../../../../tests/fast-check.ts";
import { inside, placeLabels, type Rect, touches, type Wish } from "./labels.ts";

const BOUNDS: Rect = { x: 50, y: 4, width: 700, height: 480 };
const wish = (id: string, x: number, y: number, width = 90): Wish => ({ id, x, y, width, height: 26 });

const anyWish = fc
  .tuple(fc.integer({ min: 50, max: 750 }), fc.integer({ min: 4, max: 484 }), fc.integer({ min: 40, max: 160 }))
  .map(([x, y, width]) => ({ x, y, width }));
const anyRect = fc.record({
  x: fc.integer({ min: 0, max: 700 }),
  y: fc.integer({ min: 0, max: 400 }),
  width: fc.integer({ min: 10, max: 300 }),
  height: fc.integer({ min: 10, max: 120 }),
});

test("never places labels over each other, over obstacles, or over the edge", () => {
  fc.assert(
    fc.property(fc.array(anyWish, { maxLength: 20 }), fc.array(anyRect, { maxLength: 3 }), (points, obstacles) => {
      const wishes = points.map(({ x, y, width }, index) => wish(`w${index}`, x, y, width));
      const labels = placeLabels(wishes, obstacles, BOUNDS, new Map());
      labels.forEach((label, index) => {
        expect(inside(label, BOUNDS)).toBe(true);
        for (const other of [...labels.slice(0, index), ...obstacles]) expect(touches(label, other)).toBe(false);
      });
    }),
  );
});

test("places more important labels first", () => {
  const crowd = Array.from({ length: 12 }, (_, index) => wish(`w${index}`, 300, 200));
  const labels = placeLabels(crowd, [], BOUNDS, new Map());
  expect(labels[0]?.id).toBe("w0");
  expect(labels.length).toBeLessThan(12);
  expect(labels.length).toBeGreaterThan(2);
});

test("keeps a label on its side while it fits there", () => {
  const first = placeLabels([wish("a", 300, 200), wish("b", 310, 205)], [], BOUNDS, new Map());
  const places = new Map(first.map(({ id, place }) => [id, place]));
  const alone = placeLabels([wish("b", 311, 206)], [], BOUNDS, places);
  expect(alone[0]?.place).toBe(places.get("b"));
});
