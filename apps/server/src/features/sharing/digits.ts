import type { Digits } from "@fairhouse/games/shared/picture/figures.ts";
import type { Config } from "../../machinery/config.ts";

export type OfCurrency = Pick<Config, "currency">;

/** Returns the format of amounts in pictures and in texts beside them. */
export function digitsOf({ currency: { decimals, shownDecimals: shown } }: OfCurrency): Digits {
  return { decimals, shown };
}
