import { ratio } from "@fairhouse/kernel/ratio.ts";
import type { BetType } from "./bet-types.ts";
import { chanceOfTarget } from "./chain-point.ts";

/** Of games that pay a target when the point of the round reaches it. */
export interface TargetType extends BetType {
  /** Hundredths. */
  readonly target: number;
}

const TARGETS = [110, 200, 1_000, 10_000, 100_000, 100_000_000];

/** @param betOf the fields of a bet on a target. */
export function targetTypes(
  returnPercent: number,
  betOf: (target: number) => Readonly<Record<string, unknown>>,
): readonly TargetType[] {
  return TARGETS.map((target) => ({
    name: `target ${(target / 100).toLocaleString("en", { minimumFractionDigits: 2 })}×`,
    bet: betOf(target),
    target,
    prizes: [{ returns: ratio(target, 100), chance: chanceOfTarget(target, returnPercent) }],
  }));
}
