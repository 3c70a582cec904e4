import type { Money as Amount } from "@fairhouse/kernel/money.ts";

/** The size of a win: 1 is below twice its stake, 2 below ten times, 3 below fifty times, 4 is rarer still. */
export type WinSize = 1 | 2 | 3 | 4;

/**
 * Returns how much celebration a return deserves: none up to the stake, then by its multiplier. Light, motion and sound
 * of every game follow it.
 */
export function winSize(payout: Amount, stake: Amount): 0 | WinSize {
  if (payout <= stake) return 0;
  if (payout >= stake * 50) return 4;
  if (payout >= stake * 10) return 3;
  return payout >= stake * 2 ? 2 : 1;
}

/** Time in milliseconds that the stage celebrates: a small win in passing, a rare one for a little longer. */
export const CELEBRATION_MS: Readonly<Record<WinSize, number>> = { 1: 600, 2: 800, 3: 1_000, 4: 1_200 };
