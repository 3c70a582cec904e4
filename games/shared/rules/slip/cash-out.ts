import type { Money } from "@fairhouse/kernel/money.ts";
import type { Ratio } from "@fairhouse/kernel/ratio.ts";
import { cashOutOffer, sumOfLines } from "./lines.ts";
import type { Slip } from "./slip.ts";

/**
 * Returns the price at which the house buys a slip back, from the factors of its settled legs and the expected factors of
 * the others. Null while one of them is unknown, and for a slip that is worth less than a smallest unit.
 */
export function cashOutOfSlip({ unit, sizes }: Slip<unknown>, factors: readonly (Ratio | null)[]): Money | null {
  const known = factors.flatMap((factor) => (factor === null ? [] : [factor]));
  if (known.length < factors.length) return null;
  const value = cashOutOffer(unit, [sumOfLines(known, sizes)]);
  return value >= 1 ? value : null;
}
