import type { Money } from "@fairhouse/kernel/money.ts";
import { type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";
import { type Chip, totalOf } from "../../shared/rules/chips.ts";
import { CASES, WAYS } from "./cases.ts";
import { highestPayout, payoutAt } from "./payouts.ts";
import { fateOf, type Position } from "./positions.ts";

/** What a layout may bring: the chance that more comes back than was staked, and the most that does. */
export interface Outlook {
  readonly profit: Ratio;
  readonly highest: Money;
}

/** Of a fresh shoe, as all figures of this game. */
export function outlookOf(chips: readonly Chip[]): Outlook {
  const total = totalOf(chips);
  const gains = CASES.filter((result) => payoutAt(result, chips) > total);
  return { profit: ratio(waysOf(gains), WAYS), highest: highestPayout(chips) };
}

/** How often chips on a position win; that a tie gives some back does not count. */
export function chanceToWin(position: Position): Ratio {
  return ratio(waysOf(CASES.filter((result) => fateOf(position, result) === "won")), WAYS);
}

function waysOf(cases: readonly { readonly ways: number }[]): number {
  return cases.reduce((sum, { ways }) => sum + ways, 0);
}
