import { expect, test } from "vitest";
import { sparkline } from "./sparkline.ts";

function heights(path: string): number[] {
  return [...path.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y));
}

test("draws gains upwards and losses downwards, all within the box", () => {
  const { path, zero } = sparkline([0, 500, -500, 250], 240, 84);
  const [start, gain, loss, end] = heights(path);
  expect(start).toBe(zero);
  expect(gain).toBeLessThan(zero);
  expect(loss).toBeGreaterThan(zero);
  expect(end).toBeGreaterThan(gain ?? 0);
  for (const y of [gain, loss]) expect(y).toBeGreaterThan(0);
  expect(Math.max(...heights(path))).toBeLessThan(84);
});

test("keeps zero in view for a line that only loses", () => {
  const { zero } = sparkline([0, -1_000, -9_000], 240, 84);
  expect(zero).toBeGreaterThan(0);
  expect(zero).toBeLessThan(84);
});

test("centres a flat line, and draws a single point as a line", () => {
  expect(sparkline([0, 0, 0], 240, 84).zero).toBe(42);
  expect(sparkline([0], 240, 84).path).toBe("M0 42H240");
});
