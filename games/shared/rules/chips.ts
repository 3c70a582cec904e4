import type { Money } from "@fairhouse/kernel/money.ts";

/** Chips on one position of a cloth, as a bet carries them. */
export interface Chip {
  readonly on: string;
  readonly amount: Money;
}

/** A bet on a cloth: chips on different positions, of which each wins or loses by itself. */
export interface ChipsBet {
  readonly chips: readonly Chip[];
}

/** Exact for every sum that a bet's schema lets pass: larger ones stay larger, even when rounded. */
export function totalOf(chips: readonly Chip[]): Money {
  return chips.reduce((sum, { amount }) => sum + amount, 0);
}

/** The smallest stack of a bet. */
export function smallestOf(chips: readonly Chip[]): Money {
  return Math.min(...chips.map(({ amount }) => amount));
}
