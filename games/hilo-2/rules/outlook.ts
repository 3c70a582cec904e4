import type { Money } from "@fairhouse/kernel/money.ts";
import { totalOf } from "../../shared/rules/chips.ts";
import type { LiveHiloBet } from "./base.ts";
import { CARDS } from "./deck.ts";
import { highestPayout, payoutAt } from "./payouts.ts";

/** What a layout may bring: on how many of the 25 cards more comes back than was staked, and the most that does. */
export interface Outlook {
  readonly gains: number;
  readonly highest: Money;
}

export function outlookOf(bet: LiveHiloBet): Outlook {
  const total = totalOf(bet.chips);
  return {
    gains: CARDS.filter((card) => payoutAt(card, bet) > total).length,
    highest: highestPayout(bet),
  };
}
