import { describe, expect, it } from "vitest";
import { atLeast, atMost, milliseconds, percent, plain, tableOf } from "./figure.ts";
import { latencyOf } from "./samples.ts";

describe("figures", () => {
  it("hold at their limit and miss beyond it", () => {
    expect(atLeast("share", 0.3, 0.3, percent).holds).toBe(true);
    expect(atLeast("share", 0.299, 0.3, percent).holds).toBe(false);
    expect(atMost("time", 150, 150, milliseconds).holds).toBe(true);
    expect(atMost("time", 150.1, 150, milliseconds).holds).toBe(false);
  });

  it("that were not measured miss: NaN is not a success", () => {
    expect(atMost("time", Number.NaN, 150, milliseconds).holds).toBe(false);
    expect(atLeast("share", Number.NaN, 0.3, percent).holds).toBe(false);
  });

  it("stand in one table with their limits", () => {
    const table = tableOf([plain("bets", "5,000/s", "726/s: a peer"), atLeast("share", 0.2, 0.3, percent)]);
    expect(table).toContain("726/s: a peer");
    expect(table).toMatch(/share +20% +≥ 30% +MISSED/);
  });
});

describe("latencies", () => {
  it("are taken from the sorted samples", () => {
    const samples = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect(latencyOf(samples)).toEqual({ p50: 51, p99: 100 });
  });
});
