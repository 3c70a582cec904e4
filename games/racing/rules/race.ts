import { add, multiply, type Ratio, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";

/** Runners that are placed. */
export const PLACES = 3;

/**
 * Returns the exact chance that a runner is among the first `places`, where runners are drawn one after the other with
 * chances in proportion to the weights of those left (Plackett and Luce).
 */
export function chanceToPlace(weights: readonly number[], runner: number, places: number): Ratio {
  const left = weights.map((weight, place) => ({ weight, place }));
  return placed(left, runner, places);
}

interface Runner {
  readonly weight: number;
  readonly place: number;
}

function placed(left: readonly Runner[], runner: number, places: number): Ratio {
  if (places === 0) return ZERO;
  const total = left.reduce((sum, { weight }) => sum + weight, 0);
  return left
    .map((first) => {
      const chance = ratio(first.weight, total);
      if (first.place === runner) return chance;
      return multiply(chance, placed(without(left, first), runner, places - 1));
    })
    .reduce(add, ZERO);
}

function without(left: readonly Runner[], out: Runner): readonly Runner[] {
  return left.filter((runner) => runner !== out);
}
