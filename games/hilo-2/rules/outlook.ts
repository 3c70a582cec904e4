import type { Money } from "@fairhouse/kernel/money.ts";
import { totalOf } from "../../shared/rules/chips.ts";
import type { LiveHiloBet } from "./base.ts";
import { CARDS } from "./deck.ts";
import { highestPayout, payoutAt } from "./payouts.ts";

/** The outlook of a layout: the number of cards, of 25, that return more than the stake, and the highest payout. */
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
