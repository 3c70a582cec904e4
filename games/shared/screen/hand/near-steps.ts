import { type Money, payoutOf } from "@fairhouse/kernel/money.ts";
import { hundredths, type Ratio } from "@fairhouse/kernel/ratio.ts";

/** What a step of a hand pays in all. */
export interface Pay {
  readonly hundredths: number;
  /** Payout less stake. */
  readonly profit: Money;
}

export function payAt(stake: Money, multiplier: Ratio): Pay {
  return { hundredths: hundredths(multiplier), profit: payoutOf(stake, multiplier) - stake };
}

/** The steps of `all` that a ladder shows: the last one taken, so many in all from there, and the last of the hand. */
export function nearSteps(all: number, taken: number, steps: number): readonly number[] {
  const first = Math.max(1, Math.min(taken, all - steps));
  const near = Array.from({ length: steps }, (_, i) => first + i).filter((step) => step < all);
  return [...near, all];
}
