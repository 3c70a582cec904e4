import { expect, test } from "vitest";
import { statisticsOf } from "./digit-statistics.ts";

test("counts how often a digit came, how long ago, and how far apart", () => {
  const [zero, one, two] = statisticsOf([1, 2, 1, 2, 2, 1]);
  expect(zero).toEqual({ digit: 0, missing: 6, averageGap: null, frequency: 0 });
  expect(one).toEqual({ digit: 1, missing: 0, averageGap: 1.5, frequency: 3 });
  expect(two).toEqual({ digit: 2, missing: 1, averageGap: 0.5, frequency: 3 });
});

test("says nothing of gaps where a digit came once, or where nothing came", () => {
  expect(statisticsOf([3])[3]).toEqual({ digit: 3, missing: 0, averageGap: null, frequency: 1 });
  expect(statisticsOf([])[9]).toEqual({ digit: 9, missing: 0, averageGap: null, frequency: 0 });
});
