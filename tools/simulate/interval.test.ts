import { soloChance } from "@fairhouse/fairness/stream.ts";
import { describe, expect, it } from "vitest";
import { returnInterval } from "./interval.ts";
import { count, merge, summaryOf, type Tally } from "./tally.ts";

/** Draws results by their weights out of a thousand; the same in every run. */
function drawn(weights: readonly (readonly [result: number, weight: number])[], rounds: number, seed: string): Tally {
  const chance = soloChance("interval", seed, 0);
  const tally: Tally = new Map();
  for (let k = 0; k < rounds; k++) {
    let left = chance.below(1_000, k);
    const hit = weights.find(([, weight]) => {
      left -= weight;
      return left < 0;
    });
    count(tally, hit?.[0] ?? 0);
  }
  return tally;
}

function misses(weights: readonly (readonly [result: number, weight: number])[], rounds: number): number {
  const exact = weights.reduce((sum, [result, weight]) => sum + (result * weight) / 1_000, 0);
  let missed = 0;
  for (let i = 0; i < 300; i++) {
    const { low, high } = returnInterval(drawn(weights, rounds, `run ${i}`), 1, 1_000);
    if (exact < low || exact > high) missed++;
  }
  return missed;
}

describe("the interval of a return", () => {
  it.each([
    ["two results", [[2, 486]], 2_000],
    ["one rare result", [[500, 1]], 1_000],
    [
      "three results",
      [
        [2, 300],
        [3, 100],
      ],
      3_000,
    ],
    [
      "many results, some of them rare",
      [
        [2, 200],
        [5, 60],
        [30, 5],
        [100, 1],
      ],
      3_000,
    ],
  ] as const)("holds the truth in all but one of a thousand runs: %s", (_, weights, rounds) => {
    // One of 300 runs may miss; three would happen once in 250.
    expect(misses(weights, rounds)).toBeLessThanOrEqual(2);
  });

  it("is only as wide as it has to be", () => {
    const { low, high, method } = returnInterval(
      drawn(
        [
          [2, 300],
          [3, 100],
        ],
        20_000,
        "x",
      ),
      1,
      3,
    );
    expect(method).toBe("normal");
    // The variance of one bet is 2.1 − 0.81.
    expect(high - low).toBeCloseTo(2 * 3.29 * Math.sqrt(1.29 / 20_000), 2);
  });

  it("does not take an unseen result for impossible", () => {
    const lost = returnInterval(new Map([[0, 1_000]]), 10, 1_000_000);
    expect(lost.low).toBe(0);
    expect(lost.high).toBeCloseTo(100_000 * (1 - 0.0005 ** (1 / 1_000)), 0);
  });
});

describe("a tally", () => {
  it("is summed up in stakes", () => {
    const tally: Tally = new Map([[0, 6]]);
    merge(tally, new Map([[20, 3]]));
    count(tally, -10);
    expect(summaryOf(tally, 10)).toEqual({
      rounds: 10,
      mean: 0.5,
      deviation: Math.sqrt(1.3 - 0.25),
      hitRate: 0.3,
      largest: 2,
    });
    expect(() => summaryOf(new Map(), 10)).toThrow(RangeError);
  });
});
