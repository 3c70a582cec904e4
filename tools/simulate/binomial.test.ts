import { describe, expect, it } from "vitest";
import { binomialBounds, incompleteBeta } from "./binomial.ts";

/** P(X ≥ hits) for a binomial, term by term. */
function tail(hits: number, trials: number, p: number): number {
  let sum = 0;
  for (let x = hits; x <= trials; x++) {
    let term = 1;
    for (let i = 0; i < x; i++) term *= ((trials - i) / (x - i)) * p;
    sum += term * (1 - p) ** (trials - x);
  }
  return sum;
}

describe("the incomplete beta function", () => {
  it.each([
    [1, 10, 0.1],
    [5, 10, 0.5],
    [10, 10, 0.9],
    [3, 40, 0.02],
    [30, 40, 0.8],
  ])("is the tail of a binomial: %i of %i at %d", (hits, trials, p) => {
    expect(incompleteBeta(p, hits, trials - hits + 1)).toBeCloseTo(tail(hits, trials, p), 12);
  });

  it("rises from 0 to 1, and is symmetric", () => {
    expect(incompleteBeta(0, 3, 4)).toBe(0);
    expect(incompleteBeta(1, 3, 4)).toBe(1);
    expect(incompleteBeta(0.5, 7, 7)).toBeCloseTo(0.5, 12);
    expect(incompleteBeta(0.5, 5e8, 5e8)).toBeCloseTo(0.5, 5);
  });
});

describe("the exact interval of a probability", () => {
  it("has the known closed forms at both ends", () => {
    expect(binomialBounds(0, 10, 0.05).low).toBe(0);
    expect(binomialBounds(0, 10, 0.05).high).toBeCloseTo(1 - 0.025 ** (1 / 10), 10);
    expect(binomialBounds(10, 10, 0.05).low).toBeCloseTo(0.025 ** (1 / 10), 10);
    expect(binomialBounds(10, 10, 0.05).high).toBe(1);
  });

  it("leaves half of the error to each side", () => {
    for (const [hits, trials] of [
      [5, 10],
      [1, 100],
      [37, 60],
    ] as const) {
      const { low, high } = binomialBounds(hits, trials, 0.001);
      expect(tail(hits, trials, low)).toBeCloseTo(0.0005, 9);
      expect(1 - tail(hits + 1, trials, high)).toBeCloseTo(0.0005, 9);
    }
  });

  it("comes near the normal one for many hits, also among a thousand million", () => {
    for (const trials of [10 ** 6, 10 ** 8, 10 ** 9]) {
      const { low, high } = binomialBounds(0.3 * trials, trials, 0.001);
      const margin = 3.2905267 * Math.sqrt((0.3 * 0.7) / trials);
      expect((0.3 - low) / margin).toBeCloseTo(1, 2);
      expect((high - 0.3) / margin).toBeCloseTo(1, 2);
    }
  });
});
