import { describe, expect, test } from "vitest";
import { type Box, decimalsOf, pointAt, pointOfMultiplier, riseTicks, scaleAt, secondTicks } from "./axis.ts";
import { growth } from "./law.ts";

const BOX: Box = { left: 50, top: 10, right: 650, bottom: 410 };

test("keeps the tip at one place and the curve filling its box once the axes grow", () => {
  const tips = [5_000, 11_550, 38_380, 76_750, 230_000].map((ms) => pointAt(ms, scaleAt(ms), BOX));
  for (const tip of tips) {
    expect(tip.x).toBeCloseTo(tips[0]?.x ?? 0);
    expect(tip.y).toBeCloseTo(tips[0]?.y ?? 0);
    expect((tip.x - BOX.left) / (BOX.right - BOX.left)).toBeGreaterThan(0.8);
    expect((BOX.bottom - tip.y) / (BOX.bottom - BOX.top)).toBeGreaterThan(0.7);
  }
});

test("grows the axes without jumps: a frame later they reach almost as far", () => {
  for (let ms = 0; ms < 60_000; ms += 16) {
    const [now, next] = [scaleAt(ms), scaleAt(ms + 16)];
    expect(next.ms / now.ms).toBeLessThan(1.004);
    expect(next.rise / now.rise).toBeLessThan(1.006);
  }
});

test("places a multiplier on the curve where it was reached", () => {
  const scale = scaleAt(20_000);
  const there = pointOfMultiplier(growth(12_345), scale, BOX);
  expect(there.x).toBeCloseTo(pointAt(12_345, scale, BOX).x);
  expect(there.y).toBeCloseTo(pointAt(12_345, scale, BOX).y);
});

describe("marks", () => {
  test("are spaced apart at any reach of the axis", () => {
    for (let reach = 0.3; reach < 1_000_000; reach *= 1.07) {
      const marks = riseTicks(reach, 400);
      const pixels = marks.map(({ value }) => (value / reach) * 400);
      for (let index = 1; index < pixels.length; index++) {
        expect((pixels[index] ?? 0) - (pixels[index - 1] ?? 0), `reach ${reach}`).toBeGreaterThan(30);
      }
      expect(marks.filter(({ strength }) => strength > 0.2).length, `reach ${reach}`).toBeGreaterThanOrEqual(2);
    }
  });

  test("are written with as many decimals as the finest of them needs", () => {
    expect(decimalsOf(riseTicks(0.44, 560))).toBe(2);
    expect(decimalsOf(riseTicks(0.9, 300))).toBe(1);
    expect(decimalsOf(riseTicks(4, 560))).toBe(1);
    expect(decimalsOf(riseTicks(60, 400))).toBe(0);
    expect(decimalsOf([])).toBe(0);
  });

  test("are round multipliers, with 1 at the start of the axis", () => {
    const written = (reach: number) =>
      riseTicks(reach, 400)
        .filter(({ strength }) => strength === 1)
        .map(({ value }) => 1 + value);
    expect(written(24)).toEqual([1, 5, 10, 15, 20, 25]);
    expect(written(99)).toEqual([1, 50, 100]);
    expect(written(0.44)).toEqual([1, 1.1, 1.2, 1.3, 1.4]);
  });

  test("are never finer than requested: seconds are whole", () => {
    expect(secondTicks(5.7, 900).every(({ value }) => Number.isInteger(value))).toBe(true);
  });

  test("fade in instead of popping up", () => {
    const marksAt = (reach: number) => new Map(riseTicks(reach, 400).map(({ value, strength }) => [value, strength]));
    let before = marksAt(10);
    for (let reach = 9.95; reach > 1; reach *= 0.995) {
      const now = marksAt(reach);
      for (const [value, strength] of now) {
        if (value < reach * 0.97) expect(strength - (before.get(value) ?? 0)).toBeLessThan(0.12);
      }
      before = now;
    }
  });
});
