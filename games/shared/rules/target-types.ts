import { ratio } from "@fairhouse/kernel/ratio.ts";
import type { BetType } from "./bet-types.ts";
import { chanceOfTarget, type PointLaw } from "./point-law.ts";

/** Of games that pay a target when the point of the round reaches it. */
export interface TargetType extends BetType {
  /** Hundredths. */
  readonly target: number;
}

/** Of those that players may name, some to tell figures of. */
export const TARGETS = [110, 200, 1_000, 10_000, 100_000, 100_000_000];

/** @param betOf the fields of a bet on a target. */
export function targetTypes(
  law: PointLaw,
  betOf: (target: number) => Readonly<Record<string, unknown>>,
): readonly TargetType[] {
  return TARGETS.map((target) => ({
    name: namedTarget(target),
    bet: betOf(target),
    target,
    prizes: [{ returns: ratio(target, 100), chance: chanceOfTarget(target, law) }],
  }));
}

export function namedTarget(target: number): string {
  return `target ${(target / 100).toLocaleString("en", { minimumFractionDigits: 2 })}×`;
}
