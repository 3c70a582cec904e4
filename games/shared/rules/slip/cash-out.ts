import type { Money } from "@fairhouse/kernel/money.ts";
import type { Ratio } from "@fairhouse/kernel/ratio.ts";
import { cashOutOffer, sumOfLines } from "./lines.ts";
import type { Slip } from "./slip.ts";

/**
 * Returns the price at which the house buys a slip back, from the factors of its settled legs and the expected factors of
 * the others. Null while one of them is unknown, and for a slip that is worth less than a smallest unit.
 * @param places the same of the legs' places, for a slip each way.
 */
export function cashOutOfSlip(
  { unit, sizes, eachWay }: Slip<unknown>,
  factors: readonly (Ratio | null)[],
  places: readonly (Ratio | null)[] = [],
): Money | null {
  const ways = eachWay ? [factors, places] : [factors];
  const known = ways.map((way) => way.flatMap((factor) => (factor === null ? [] : [factor])));
  if (known.some((way) => way.length < factors.length)) return null;
  const value = cashOutOffer(
    unit,
    known.map((way) => sumOfLines(way, sizes)),
  );
  return value >= 1 ? value : null;
}
