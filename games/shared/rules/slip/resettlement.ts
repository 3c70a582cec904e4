import type { Money } from "@fairhouse/kernel/money.ts";

/** The acts of re-settlements begin here: the first one is act 1001. */
const FIRST_ACT = 1_000;

/** The movements of one re-settlement, in the order in which they are booked. */
export interface Resettlement {
  /** Written off by the house, so that taking back the old payout leaves no debt; 0 if the balance covers it. */
  readonly writtenOff: Money;
  readonly payout: { readonly act: number; readonly amount: Money };
  /** Minus the payout that is taken back. */
  readonly correction: Money;
  readonly balanceAfter: Money;
}

/**
 * Computes re-settlement `number` (from 1) of a slip that was paid `paid` and is now due `due`, given the balance of
 * its player. All amounts are whole and not negative.
 */
export function resettle(balance: Money, paid: Money, due: Money, number: number): Resettlement {
  const writtenOff = Math.max(0, paid - due - balance);
  return {
    writtenOff,
    payout: { act: FIRST_ACT + number, amount: due },
    correction: paid === 0 ? 0 : -paid,
    balanceAfter: balance + writtenOff + due - paid,
  };
}
