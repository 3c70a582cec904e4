import type { Money } from "@fairhouse/kernel/money.ts";
import { add, multiply, ONE, type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";
import { multiplierOf, type Odds } from "./odds.ts";

/**
 * Returns the amount that one line takes from the budget of each of its events, in the order of its legs: its profit
 * times the product of 1 / odds of the other legs, rounded up. Together these cap the expected loss, not the worst one.
 */
export function chargesOf(unit: Money, odds: readonly Odds[]): { readonly profit: Money; readonly charges: Money[] } {
  const factors = odds.map(multiplierOf);
  const profit = Number(floor(multiply(ratio(unit), add(productOf(factors), ratio(-1)))));
  const charges = factors.map((own) => {
    const others = multiply(productOf(factors), inverse(own));
    return Number(ceiling(multiply(ratio(profit), inverse(others))));
  });
  return { profit, charges };
}

function productOf(factors: readonly Ratio[]): Ratio {
  return factors.reduce(multiply, ONE);
}

function inverse({ numerator, denominator }: Ratio): Ratio {
  return ratio(denominator, numerator);
}

function floor({ numerator, denominator }: Ratio): bigint {
  return numerator / denominator;
}

function ceiling({ numerator, denominator }: Ratio): bigint {
  return (numerator + denominator - 1n) / denominator;
}
