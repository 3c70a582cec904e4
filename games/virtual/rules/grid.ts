import { MOST_GOALS } from "../../shared/rules/football/selection.ts";

/** Expected goals of both sides, in thousandths. */
export interface Means {
  readonly home: number;
  readonly away: number;
}

/** The number of scores: 0 … 10 goals of each side. */
const SIDE = MOST_GOALS + 1;
const SCALE = 1_000n;
/** ρ = −0.1 of Dixon and Coles, in thousandths, with its sign in the formulas. */
const RHO = 100n;
/** The weights of all scores add up to 2^52, as many as a match draws from. */
const ALL = 1n << 52n;

/** Weights of all final scores; score x–y is entry 11x + y. */
export type Grid = readonly bigint[];

/** Returns the place of a score in a grid. */
export function cellOf(home: number, away: number): number {
  return SIDE * home + away;
}

/** Returns the score of a place in a grid. */
export function scoreAt(cell: number): readonly [home: number, away: number] {
  return [Math.floor(cell / SIDE), cell % SIDE];
}

/**
 * Computes the weights of a match's final scores by Dixon and Coles in integers: two Poisson distributions with the
 * four lowest scores corrected (`docs/rules/football.md`). Rounding is by largest remainders, so that they add up to
 * 2^52 exactly.
 */
export function gridOf({ home, away }: Means): Grid {
  const [lambda, mu] = [BigInt(home), BigInt(away)];
  const [homeParts, awayParts] = [poisson(lambda), poisson(mu)];
  const exact = Array.from({ length: SIDE * SIDE }, (_, cell) => {
    const [x, y] = scoreAt(cell);
    return (homeParts[x] ?? 0n) * (awayParts[y] ?? 0n) * correction(x, y, lambda, mu);
  });
  return byLargestRemainders(exact);
}

/** Returns λ^x · (10! / x!) · 1000^(10 − x) for x = 0 … 10, proportional to the chances of x goals. */
function poisson(mean: bigint): readonly bigint[] {
  return Array.from({ length: SIDE }, (_, goals) => {
    let value = mean ** BigInt(goals) * SCALE ** BigInt(MOST_GOALS - goals);
    for (let factor = goals + 1; factor <= MOST_GOALS; factor += 1) value *= BigInt(factor);
    return value;
  });
}

/** Returns 10^9 times the correction of a score. */
function correction(x: number, y: number, lambda: bigint, mu: bigint): bigint {
  const one = SCALE ** 3n;
  if (x === 0 && y === 0) return one + lambda * mu * RHO;
  if (x === 0 && y === 1) return one - SCALE * lambda * RHO;
  if (x === 1 && y === 0) return one - SCALE * mu * RHO;
  if (x === 1 && y === 1) return one + SCALE * SCALE * RHO;
  return one;
}

function byLargestRemainders(exact: readonly bigint[]): Grid {
  const sum = exact.reduce((all, value) => all + value, 0n);
  const weights = exact.map((value) => (value * ALL) / sum);
  const missing = Number(ALL - weights.reduce((all, weight) => all + weight, 0n));
  const byRemainder = exact
    .map((value, cell) => ({ cell, rest: (value * ALL) % sum }))
    .sort((one, other) => (one.rest === other.rest ? one.cell - other.cell : one.rest > other.rest ? -1 : 1));
  for (const { cell } of byRemainder.slice(0, missing)) weights[cell] = (weights[cell] ?? 0n) + 1n;
  return weights;
}
