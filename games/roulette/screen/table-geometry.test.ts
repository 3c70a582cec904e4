import { describe, expect, test } from "vitest";
import { middleOf } from "../../shared/screen/chips/area.ts";
import { spotAfterKey } from "../../shared/screen/chips/spot-keys.ts";
import { POSITIONS } from "../rules/positions.ts";
import { type Spot, type Stance, seatOf, sizeOf, spotsOf } from "./table-geometry.ts";

const STANCES: readonly Stance[] = ["lying", "standing"];

function spotAt(spots: readonly Spot[], x: number, y: number): string | undefined {
  // Later spots cover earlier ones.
  return spots.findLast((spot) => x >= spot.x && x <= spot.x + spot.width && y >= spot.y && y <= spot.y + spot.height)
    ?.position.id;
}

describe.each(STANCES)("the %s table", (stance) => {
  const spots = spotsOf(stance);
  const find = (id: string) => {
    const spot = spots.find(({ position }) => position.id === id);
    if (spot === undefined) throw new Error(id);
    return spot;
  };

  test("has a place for every position of the rules, inside its edges", () => {
    const { width, height } = sizeOf(stance);
    expect(spots).toHaveLength(POSITIONS.length);
    for (const spot of spots) {
      expect(spot.x, spot.position.id).toBeGreaterThanOrEqual(0);
      expect(spot.y, spot.position.id).toBeGreaterThanOrEqual(0);
      expect(spot.x + spot.width, spot.position.id).toBeLessThanOrEqual(width);
      expect(spot.y + spot.height, spot.position.id).toBeLessThanOrEqual(height);
    }
  });

  test("hits a place, and no other, by a press on its middle", () => {
    for (const spot of spots) {
      const { x, y } = middleOf(spot);
      const covered = spot.position.kind === "dozen" || spot.position.id === "straight-0";
      // No smaller area covers the middle of a dozen or of zero either; they are only wider.
      expect(spotAt(spots, x, y), `${spot.position.id}${covered ? " (wide)" : ""}`).toBe(spot.position.id);
    }
  });

  test("keeps chips inside their field, and off its label", () => {
    for (const spot of spots.filter(({ layer }) => layer === 0)) {
      const { chips, word } = seatOf(spot, stance);
      expect(chips.x - spot.x, spot.position.id).toBeGreaterThan(0.25);
      expect(spot.x + spot.width - chips.x, spot.position.id).toBeGreaterThan(0.25);
      expect(spot.y + spot.height - chips.y, spot.position.id).toBeGreaterThan(0.15);
      // Half a chip is 0.27 cells; half a number is 0.15 wide and high.
      const apart = Math.max(Math.abs(chips.x - (word?.x ?? 0)), Math.abs(chips.y - (word?.y ?? 0)));
      expect(apart, spot.position.id).toBeGreaterThan(0.41);
    }
  });

  test("keeps chips on lines and crossings off the numbers beside them", () => {
    for (const spot of spots.filter(({ layer }) => layer > 0)) {
      const { chips } = seatOf(spot, stance);
      for (const cell of spots.filter(({ position }) => position.kind === "straight")) {
        const number = middleOf(cell);
        expect(Math.hypot(chips.x - number.x, chips.y - number.y), spot.position.id).toBeGreaterThan(0.41);
      }
    }
  });

  test("places a bet on a line or crossing between exactly its numbers", () => {
    for (const { position, ...area } of spots) {
      if (position.kind !== "split" && position.kind !== "corner") continue;
      if (position.id === "corner-0-1-2-3") continue;
      const { x, y } = middleOf(area);
      const reach = 0.3;
      const around = new Set<number>();
      for (const [dx, dy] of [
        [-reach, -reach],
        [reach, -reach],
        [-reach, reach],
        [reach, reach],
      ] as const) {
        const cell = spots.find(
          (spot) =>
            spot.position.kind === "straight" &&
            x + dx > spot.x &&
            x + dx < spot.x + spot.width &&
            y + dy > spot.y &&
            y + dy < spot.y + spot.height,
        );
        if (cell?.position.pockets[0] !== undefined) around.add(cell.position.pockets[0]);
      }
      expect(
        [...around].sort((a, b) => a - b),
        position.id,
      ).toEqual([...position.pockets]);
    }
  });

  test("reaches every place from zero by arrow keys", () => {
    const seen = new Set<string>(["straight-0"]);
    const queue = [find("straight-0")];
    for (let spot = queue.shift(); spot; spot = queue.shift()) {
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const next = spotAfterKey(spots, spot, key);
        if (next === null || seen.has(next.position.id)) continue;
        seen.add(next.position.id);
        queue.push(next);
      }
    }
    expect(POSITIONS.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([]);
  });

  test("ignores keys other than arrows", () => {
    expect(spotAfterKey(spots, find("straight-17"), "Enter")).toBeNull();
  });
});

test("lays out the lying table as usual: 3 above 1, dozens below, zero at the left", () => {
  const spots = spotsOf("lying");
  const at = (id: string) =>
    middleOf(spots.find(({ position }) => position.id === id) ?? { x: -1, y: -1, width: 0, height: 0 });
  expect(at("straight-3").y).toBeLessThan(at("straight-1").y);
  expect(at("straight-0").x).toBeLessThan(at("straight-1").x);
  expect(at("dozen-1").y).toBeGreaterThan(at("straight-1").y);
  expect(at("red").y).toBeGreaterThan(at("dozen-2").y);
  expect(at("column-3").y).toBeCloseTo(at("straight-3").y);
  expect(at("straight-36").x).toBeGreaterThan(at("straight-33").x);
});
