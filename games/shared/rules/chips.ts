import type { Money } from "@fairhouse/kernel/money.ts";

/** Chips on one position of a cloth, as a bet carries them. */
export interface Chip {
  readonly on: string;
  readonly amount: Money;
}

/** A bet on a cloth: chips on different positions, each of which wins or loses by itself. */
export interface ChipsBet {
  readonly chips: readonly Chip[];
}

/**
 * Adds up all chips. The sum is exact up to the limit of a bet's schema; larger sums stay larger, even when rounded.
 */
export function totalOf(chips: readonly Chip[]): Money {
  return chips.reduce((sum, { amount }) => sum + amount, 0);
}
