import { expect, test } from "vitest";
import { HEIGHT, plotOf } from "./plot.ts";
import type { Point } from "./series.ts";

const points = (...running: number[]): readonly Point[] =>
  running.map((value, index) => ({
    day: `2026-03-0${index + 1}`,
    bets: 1,
    wagered: 100 * (index + 1),
    net: 0,
    running: value,
  }));

test("time runs in reading direction, and the point nearest to the pointer is chosen", () => {
  for (const rtl of [false, true]) {
    const plot = plotOf(points(0, 5, -5, 9), "net", 600, rtl);
    expect(plot.x(3) > plot.x(0)).toBe(!rtl);
    for (const index of [0, 1, 2, 3]) expect(plot.nearest(plot.x(index) + 4)).toBe(index);
    expect([plot.nearest(-1000), plot.nearest(5000)].sort()).toEqual([0, 3]);
  }
});

test("zero is between gains and losses, all inside the drawing", () => {
  const plot = plotOf(points(400, -300, 250), "net", 600, false);
  expect(plot.y(400)).toBeLessThan(plot.zero);
  expect(plot.y(-300)).toBeGreaterThan(plot.zero);
  for (const value of [400, -300]) expect(plot.y(value)).toBeGreaterThanOrEqual(0);
  expect(plot.y(-300)).toBeLessThanOrEqual(HEIGHT);
  expect(plotOf(points(-1, -2), "net", 600, false).zero).toBeLessThan(plotOf(points(-1, -2), "net", 600, false).bottom);
});

test("a single day and days without a result draw finite figures", () => {
  for (const plot of [
    plotOf(points(0), "net", 320, false),
    plotOf(points(0, 0), "net", 320, true),
    plotOf(points(7), "wagered", 320, true),
  ]) {
    expect(plot.linePath + plot.areaPath).not.toContain("NaN");
    expect(Number.isFinite(plot.x(0)) && Number.isFinite(plot.zero)).toBe(true);
    expect(plot.nearest(100)).toBe(plot.nearest(100));
  }
});

test("names of days do not overlap, and the newest has one", () => {
  const many = Array.from({ length: 30 }, (_, day) => ({
    day: `2026-03-${day}`,
    bets: 0,
    wagered: 0,
    net: 0,
    running: day,
  }));
  const { named, x } = plotOf(many, "net", 330, false);
  expect(named.at(-1)).toBe(29);
  const gaps = named.slice(1).map((index, place) => x(index) - x(named[place] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(60);
});
