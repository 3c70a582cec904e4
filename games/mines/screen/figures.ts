import { type Money, payoutOf } from "@fairhouse/kernel/money.ts";
import { hundredths } from "@fairhouse/kernel/ratio.ts";
import { gemsOf, multiplierOf } from "../rules/multipliers.ts";

/** What a number of gems pays. */
export interface Pay {
  readonly hundredths: number;
  /** Payout less stake. */
  readonly profit: Money;
}

/** What so many gems among so many mines pay; null beyond the last gem or before the first. */
export function payOf(stake: Money, mines: number, gems: number): Pay | null {
  if (gems < 1 || gems > gemsOf(mines)) return null;
  const multiplier = multiplierOf(mines, gems);
  return { hundredths: hundredths(multiplier), profit: payoutOf(stake, multiplier) - stake };
}
