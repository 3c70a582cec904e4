import { expect, test } from "vitest";
import { statisticsOf } from "./digit-statistics.ts";

test("counts the appearances of a digit, the periods since the last one, and the gaps", () => {
  const [zero, one, two] = statisticsOf([1, 2, 1, 2, 2, 1]);
  expect(zero).toEqual({ digit: 0, missing: 6, averageGap: null, frequency: 0 });
  expect(one).toEqual({ digit: 1, missing: 0, averageGap: 1.5, frequency: 3 });
  expect(two).toEqual({ digit: 2, missing: 1, averageGap: 0.5, frequency: 3 });
});

test("gives no gap for a digit that came at most once", () => {
  expect(statisticsOf([3])[3]).toEqual({ digit: 3, missing: 0, averageGap: null, frequency: 1 });
  expect(statisticsOf([])[9]).toEqual({ digit: 9, missing: 0, averageGap: null, frequency: 0 });
});
