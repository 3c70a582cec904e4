import type { Money } from "@fairhouse/kernel/money.ts";
import type { Chip } from "../../shared/rules/chips.ts";
import { POCKETS, positionOf } from "../rules/positions.ts";

/** The outlook of a layout: the number of pockets, of 37, with any return, and the highest return. */
export interface Outlook {
  readonly covered: number;
  readonly highest: Money;
}

export function outlookOf(chips: readonly Chip[]): Outlook {
  const returns = new Array<Money>(POCKETS).fill(0);
  for (const { on, amount } of chips) {
    const position = positionOf(on);
    for (const pocket of position?.pockets ?? []) {
      returns[pocket] = (returns[pocket] ?? 0) + amount * ((position?.pays ?? 0) + 1);
    }
  }
  return { covered: returns.filter((amount) => amount > 0).length, highest: Math.max(...returns) };
}
