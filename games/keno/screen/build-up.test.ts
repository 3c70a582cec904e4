import { describe, expect, it } from "vitest";
import { isClose, timesOf } from "./build-up.ts";

const PAYS = [0, 0, 300, 1_000];
const OTHERS = [20, 21, 22, 23, 24, 25, 26, 27, 28, 29];

describe("the build-up of a draw", () => {
  it("begins when one more hit pays much more, and ends when no hit is left", () => {
    expect([0, 1, 2, 3].map((hits) => isClose(PAYS, hits))).toEqual([false, false, true, false]);
  });

  it("slows the last numbers down, and no others", () => {
    const even = timesOf([1, 2, 3], OTHERS, PAYS);
    expect(new Set(even.map((ms, at) => ms - (even[at - 1] ?? 0)))).toEqual(new Set([130]));
    const close = timesOf([1, 2, 3], [1, 2, ...OTHERS.slice(2)], PAYS);
    const gaps = close.map((ms, at) => ms - (close[at - 1] ?? 0));
    expect(gaps.slice(0, 6)).toEqual([130, 130, 130, 130, 130, 130]);
    expect(gaps.slice(6)).toEqual([290, 290, 290, 290]);
    expect(close.at(-1)).toBeLessThanOrEqual(2_000);
  });
});
