import type { Money } from "@fairhouse/kernel/money.ts";

/** What an amount may be: limits of the currency, and the balance where one is known (signed in). */
export interface AmountLimits {
  readonly min: Money;
  readonly max: Money;
  readonly balance: Money | null;
}

export type AmountProblem = "no-amount" | "below-min" | "above-max" | "above-balance";

/** Half, rounded down, and never under the smallest bet. */
export function halfOf(amount: Money, limits: AmountLimits): Money {
  return Number.isNaN(amount) ? limits.min : Math.max(limits.min, Math.floor(amount / 2));
}

/** Double, never over the largest bet or the balance, and never under the smallest bet. */
export function doubleOf(amount: Money, limits: AmountLimits): Money {
  return Number.isNaN(amount) ? limits.min : Math.max(limits.min, Math.min(amount * 2, largest(limits)));
}

/** The most that can be bet now. */
export function maxOf(limits: AmountLimits): Money {
  return Math.max(limits.min, largest(limits));
}

function largest(limits: AmountLimits): Money {
  return Math.min(limits.max, limits.balance ?? limits.max);
}

/** What is wrong with an amount, or null; NaN is what a field holds while no amount is typed in it. The house decides again; this spares the player the way there. */
export function amountProblem(amount: Money, limits: AmountLimits): AmountProblem | null {
  if (Number.isNaN(amount)) return "no-amount";
  if (amount < limits.min) return "below-min";
  if (amount > limits.max) return "above-max";
  return limits.balance !== null && amount > limits.balance ? "above-balance" : null;
}
