import { describe, expect, it } from "vitest";
import { PressSeries } from "./press-series.ts";

describe("quick presses", () => {
  it("all count while the button's action stays the same", () => {
    const series = new PressSeries();
    expect([1, 2, 3].map((count) => series.isMeant("bet", count))).toEqual([true, true, true]);
  });

  it("are ignored once the first of them has changed the button's action", () => {
    const series = new PressSeries();
    expect(series.isMeant("bet", 1)).toBe(true);
    expect(series.isMeant("take back", 2)).toBe(false);
    expect(series.isMeant("take back", 3)).toBe(false);
    expect(series.isMeant("take back", 1), "a press of its own").toBe(true);
  });

  it("count one by one if made by key", () => {
    const series = new PressSeries();
    expect(series.isMeant("bet", 0)).toBe(true);
    expect(series.isMeant("cash out", 0)).toBe(true);
  });
});
