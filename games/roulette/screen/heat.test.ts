import { expect, test } from "vitest";
import { POCKETS } from "../rules/positions.ts";
import { coldest, heatOf, hottest } from "./heat.ts";

/** The drawn numbers, newest first. */
const DRAWN = [5, 17, 0, 17, 5, 32, 17];

test("counts every number, and the spins since it came", () => {
  const heat = heatOf(DRAWN);
  expect(heat).toHaveLength(POCKETS);
  expect(heat[17]).toEqual({ pocket: 17, times: 3, ago: 1 });
  expect(heat[32]).toEqual({ pocket: 32, times: 1, ago: 5 });
  expect(heat[36]).toEqual({ pocket: 36, times: 0, ago: null });
});

test("lists as hot the numbers that came more than once, by frequency and then by recency", () => {
  expect(hottest(heatOf(DRAWN), 4).map(({ pocket }) => pocket)).toEqual([17, 5]);
  expect(hottest(heatOf([8, 9, 9, 8]), 4).map(({ pocket }) => pocket)).toEqual([8, 9]);
  expect(hottest(heatOf([1, 2, 3]), 4)).toEqual([]);
});

test("lists as cold the numbers that have been missing longest", () => {
  const all = Array.from({ length: POCKETS }, (_, pocket) => pocket);
  expect(coldest(heatOf(all), 3).map(({ pocket }) => pocket)).toEqual([36, 35, 34]);
  expect(coldest(heatOf(all.slice(1)), 1).map(({ pocket }) => pocket)).toEqual([0]);
});
