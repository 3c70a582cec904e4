import { expect, test } from "vitest";
import type { Planting } from "../rules/hands.ts";
import { endOf, inTheGround, showSteps } from "./planting-show.ts";

const tie: Planting = {
  player: ["red", "red", "yellow", "blue", "mixed"],
  host: ["blue", "blue", "orange", "red", "mixed"],
};
const won: Planting = {
  player: ["red", "red", "red", "blue", "mixed"],
  host: ["blue", "yellow", "orange", "red", "mixed"],
};

test("player and host plant in turns, place by place", () => {
  expect(inTheGround(won, 0)).toEqual({ player: [], host: [] });
  expect(inTheGround(won, 3)).toEqual({ player: ["red", "red"], host: ["blue"] });
  expect(inTheGround(won, 10)).toEqual(won);
});

test("a planting shows every flower, is judged, and is cleared for the next one", () => {
  const shown = showSteps([tie, won], Number.POSITIVE_INFINITY).map(({ shown }) => shown);
  expect(shown.filter(({ planting }) => planting === 0).map(({ planted }) => planted)).toEqual([
    ...Array.from({ length: 10 }, (_, i) => i + 1),
    10,
  ]);
  expect(shown.filter(({ judged }) => judged)).toEqual([
    { planting: 0, planted: 10, judged: true, over: false },
    { planting: 1, planted: 10, judged: true, over: true },
  ]);
  expect(shown.filter(({ planted }) => planted === 0)).toEqual([
    { planting: 1, planted: 0, judged: false, over: false },
  ]);
  expect(shown.at(-1)).toEqual(endOf([tie, won]));
});

test("time increases, a dozen plantings take less than half a minute, and a limit of time is kept", () => {
  const dozen = [...Array.from({ length: 11 }, () => tie), won];
  for (const plantings of [[won], [tie, won], dozen]) {
    const calm = showSteps(plantings, Number.POSITIVE_INFINITY);
    const quick = showSteps(plantings, 1_200);
    expect(calm.every(({ atMs }, i) => atMs >= (calm[i - 1]?.atMs ?? 0))).toBe(true);
    expect(quick.map(({ shown }) => shown)).toEqual(calm.map(({ shown }) => shown));
    expect(quick.at(-1)?.atMs).toBeCloseTo(1_200);
    expect(calm.at(-1)?.atMs).toBeLessThan(30_000);
  }
});
