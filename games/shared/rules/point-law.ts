import { type Ratio, ratio, toNumber } from "@fairhouse/kernel/ratio.ts";

/**
 * How rounds draw the multiplier at which they end (`docs/rules/derivations.md`): of `grid` numbers n = 0 … grid − 1, all as likely, the
 * point is max(1, grid / (n + 1) · returned), rounded down to 0.01. All multipliers are hundredths.
 */
export interface PointLaw {
  readonly grid: bigint;
  /** 100 · (1 − e), an integer up to 100. */
  readonly returnPercent: number;
}

/** P(point ≥ target), exact on the grid, for a target above 1.00. */
export function chanceOfTarget(target: number, law: PointLaw): Ratio {
  return ratio(numbersReaching(target, law), law.grid);
}

/** The same for screens. */
export function chanceOf(target: number, law: PointLaw): number {
  return toNumber(chanceOfTarget(target, law));
}

/** P(point ≥ target) · target: what a target above 1.00 returns per unit. */
export function returnAt(target: number, law: PointLaw): Ratio {
  return ratio(numbersReaching(target, law) * BigInt(target), law.grid * 100n);
}

/** P(point ≥ target) · target². */
export function squareAt(target: number, law: PointLaw): Ratio {
  return ratio(numbersReaching(target, law) * BigInt(target) ** 2n, law.grid * 10_000n);
}

/** How many numbers of the grid reach a target above 1.00: those with n + 1 ≤ returnPercent · grid / target. */
function numbersReaching(target: number, { grid, returnPercent }: PointLaw): bigint {
  return (grid * BigInt(returnPercent)) / BigInt(target);
}
