import { type Money, payoutOf } from "@fairhouse/kernel/money.ts";
import type { Ratio } from "@fairhouse/kernel/ratio.ts";
import type { ShownMultiplier } from "@fairhouse/kernel/shown-multiplier.ts";
import { shownTimes } from "@fairhouse/kernel/shown-times.ts";

/** The total payout at a step of a hand. */
export interface Pay extends ShownMultiplier {
  /** Payout minus stake. */
  readonly profit: Money;
}

export function payAt(stake: Money, multiplier: Ratio): Pay {
  const payout = payoutOf(stake, multiplier);
  return { ...shownTimes(stake, multiplier), profit: payout - stake };
}

/** Selects the steps of `all` that a ladder shows: the last one taken, the following ones, and the last of the hand. */
export function nearSteps(all: number, taken: number, steps: number): readonly number[] {
  const first = Math.max(1, Math.min(taken, all - steps));
  const near = Array.from({ length: steps }, (_, i) => first + i).filter((step) => step < all);
  return [...near, all];
}
