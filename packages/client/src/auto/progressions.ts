import type { Money } from "@fairhouse/kernel/money.ts";

/** The next Fibonacci number cannot be held exactly. */
const LONGEST = 76;
/** 1, 2, 3, 5, 8 …: the multiples of the first stake. */
const FIBONACCI: readonly number[] = numbers();

function numbers(): readonly number[] {
  const all = [1, 2];
  while (all.length < LONGEST) all.push((all.at(-1) ?? 0) + (all.at(-2) ?? 0));
  return all;
}

/** Returns the stake some steps further in, or back, of 1, 2, 3, 5, 8 … times the first stake, and never below that. */
export function fibonacciStep(amount: Money, base: Money, steps: number): Money {
  const place = FIBONACCI.findLastIndex((multiple) => multiple * base <= amount);
  const next = Math.min(Math.max(0, Math.max(0, place) + steps), FIBONACCI.length - 1);
  return capped((FIBONACCI[next] ?? 1) * base);
}

/** Returns the stake changed by some times the first stake, and never below that. */
export function unitStep(amount: Money, base: Money, units: number): Money {
  return capped(Math.max(base, amount + units * base));
}

/**
 * Returns the stake after a win of Oscar's grind: the first stake once the run is that much above its highest profit so
 * far, and otherwise one more of it, but not more than is missing.
 */
export function grindStep(
  amount: Money,
  base: Money,
  { profit, high }: { readonly profit: Money; readonly high: Money },
): Money {
  const missing = high + base - profit;
  return missing <= 0 ? base : capped(Math.max(base, Math.min(amount + base, missing)));
}

function capped(amount: number): Money {
  return Math.min(amount, Number.MAX_SAFE_INTEGER);
}
