import { type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";
import type { BetType } from "./bet-types.ts";
import { MAX_TARGET } from "./point-law.ts";

/** A kind of bet in games that pay a target when the point reaches it. */
export interface TargetType extends BetType {
  /** In hundredths. */
  readonly target: number;
}

/** A selection of the possible targets, for which figures are shown. */
const TARGETS = [110, 200, 1_000, 10_000, 100_000, MAX_TARGET];

/**
 * @param chanceOf the exact chance that the point reaches a target.
 * @param betOf the fields of a bet on a target.
 */
export function targetTypes(
  chanceOf: (target: number) => Ratio,
  betOf: (target: number) => Readonly<Record<string, unknown>>,
): readonly TargetType[] {
  return TARGETS.map((target) => ({
    name: `target ${(target / 100).toLocaleString("en", { minimumFractionDigits: 2 })}×`,
    bet: betOf(target),
    target,
    prizes: [{ returns: ratio(target, 100), chance: chanceOf(target) }],
  }));
}
