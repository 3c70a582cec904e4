import type { Money } from "@fairhouse/kernel/money.ts";

/** Limits of an amount: those of the currency, and the balance if it is known (signed in). */
export interface AmountLimits {
  readonly min: Money;
  readonly max: Money;
  readonly balance: Money | null;
}

export type AmountProblem = "no-amount" | "below-min" | "above-max" | "above-balance";

/** Returns half, rounded down, and never below the smallest bet. */
export function halfOf(amount: Money, limits: AmountLimits): Money {
  return Number.isNaN(amount) ? limits.min : Math.max(limits.min, Math.floor(amount / 2));
}

/** Returns double, never above the largest bet or the balance, and never below the smallest bet. */
export function doubleOf(amount: Money, limits: AmountLimits): Money {
  return Number.isNaN(amount) ? limits.min : Math.max(limits.min, Math.min(amount * 2, largest(limits)));
}

/** Returns the most that can be bet now. */
export function maxOf(limits: AmountLimits): Money {
  return Math.max(limits.min, largest(limits));
}

function largest(limits: AmountLimits): Money {
  return Math.min(limits.max, limits.balance ?? limits.max);
}

/**
 * Returns the problem of an amount, or null. NaN is the value of a field without an amount. The house decides again;
 * this only saves the player a request.
 */
export function amountProblem(amount: Money, limits: AmountLimits): AmountProblem | null {
  if (Number.isNaN(amount)) return "no-amount";
  if (amount < limits.min) return "below-min";
  if (amount > limits.max) return "above-max";
  return limits.balance !== null && amount > limits.balance ? "above-balance" : null;
}
