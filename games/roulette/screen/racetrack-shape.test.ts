import { describe, expect, test } from "vitest";
import { WHEEL_ORDER } from "../drawing/wheel-order.ts";
import { CALL_BETS } from "./racetrack.ts";
import { callField, type Field, pocketField } from "./racetrack-shape.ts";
import type { Stance } from "./table-geometry.ts";

const STANCES: readonly Stance[] = ["lying", "standing"];

/** Returns true if a field contains a point of the whole, by ray casting. */
function holds(field: Field, x: number, y: number): boolean {
  const points = field.outline.map((point) => ({
    x: field.x + point.x * field.width,
    y: field.y + point.y * field.height,
  }));
  return points.reduce((inside, point, index) => {
    const before = points.at(index - 1) ?? point;
    const crosses =
      point.y > y !== before.y > y && x < ((before.x - point.x) * (y - point.y)) / (before.y - point.y) + point.x;
    return crosses ? !inside : inside;
  }, false);
}

describe.each(STANCES)("the %s track", (stance) => {
  const pockets = WHEEL_ORDER.map((_, index) => pocketField(index, stance));
  const fields = [...pockets, ...CALL_BETS.map((call) => callField(call, stance))];

  test("has no field that overlaps another at its middle or at its label", () => {
    for (const field of fields) {
      for (const [x, y] of [
        [field.x + field.width / 2, field.y + field.height / 2],
        [field.x + field.width * field.word.x, field.y + field.height * field.word.y],
      ] as const)
        expect(fields.filter((other) => holds(other, x, y))).toEqual([field]);
    }
  });

  test("is entirely within the whole", () => {
    for (const { x, y, width, height } of fields) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-9);
      expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-9);
    }
  });

  test("keeps neighbours of the wheel next to each other", () => {
    const middle = ({ x, y, width, height, word }: Field) => [x + width * word.x, y + height * word.y] as const;
    for (const [index, field] of pockets.entries()) {
      const [x, y] = middle(field);
      const far = pockets.map((other) => Math.hypot(middle(other)[0] - x, middle(other)[1] - y));
      const nearest = far.map((_, at) => at).sort((a, b) => (far[a] ?? 0) - (far[b] ?? 0));
      const next = [(index + 1) % 37, (index + 36) % 37];
      expect(next).toContain(nearest[1]);
    }
  });

  test("has zero at the same end as the cloth", () => {
    const [zero] = pockets;
    const edge = stance === "lying" ? zero?.x : zero?.y;
    expect(edge).toBeCloseTo(0, 2);
  });
});
