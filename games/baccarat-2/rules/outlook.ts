import type { Money } from "@fairhouse/kernel/money.ts";
import { type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";
import { type Chip, totalOf } from "../../shared/rules/chips.ts";
import { CASES, WAYS } from "./cases.ts";
import { highestPayout, payoutAt } from "./payouts.ts";
import { fateOf, type Position } from "./positions.ts";

/** The outlook of a layout: the chance of a profit, and the highest return. */
export interface Outlook {
  readonly profit: Ratio;
  readonly highest: Money;
}

/** Returns the outlook for a fresh shoe, like all figures of this game. */
export function outlookOf(chips: readonly Chip[]): Outlook {
  const total = totalOf(chips);
  const gains = CASES.filter((result) => payoutAt(result, chips) > total);
  return { profit: ratio(waysOf(gains), WAYS), highest: highestPayout(chips) };
}

/** Returns the chance that chips on a position win; refunds on a tie do not count. */
export function chanceToWin(position: Position): Ratio {
  return ratio(waysOf(CASES.filter((result) => fateOf(position, result) === "won")), WAYS);
}

function waysOf(cases: readonly { readonly ways: number }[]): number {
  return cases.reduce((sum, { ways }) => sum + ways, 0);
}
