import { type Money, payoutOf } from "@fairhouse/kernel/money.ts";
import { ZERO } from "@fairhouse/kernel/ratio.ts";
import { paidByCases } from "../../shared/rules/paid-by-cases.ts";
import type { LiveHiloBet } from "./base.ts";
import { CARDS, type LiveCard, type Rank } from "./deck.ts";
import { isPosition, type Position, returnsOf, wins } from "./positions.ts";

// Separate from the rules, so that the screen loads no schema library.

export const { payoutAt, figures, outlookOf } = paidByCases<LiveHiloBet, LiveCard>({
  cases: CARDS.map((result) => ({ result, ways: 1 })),
  returnOf: (on, drawn, { base }) => (isPosition(on) && wins(on, drawn, base) ? returnsOf(on, base) : null) ?? ZERO,
});

/** Returns the profit of winning chips, rounded down. For display only, because a bet is rounded once as a whole. */
export function profitOf(position: Position, amount: Money, base: Rank): Money {
  const returns = returnsOf(position, base);
  return returns === null ? 0 : payoutOf(amount, returns) - amount;
}
