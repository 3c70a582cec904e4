import { type Money, payoutOf, payoutOfMany } from "@fairhouse/kernel/money.ts";
import { add, multiply, type Ratio, ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { type Chip, totalOf } from "../../shared/rules/chips.ts";
import type { LiveHiloBet } from "./base.ts";
import { CARDS, type LiveCard, type Rank } from "./deck.ts";
import { isPosition, type Position, returnsOf, wins } from "./positions.ts";

// Separate from the rules, so that the screen loads no schema library.

/** Returns the payout of a bet for a card, rounded down once. */
export function payoutAt(card: LiveCard, { base, chips }: LiveHiloBet): Money {
  const winners: [Money, Ratio][] = [];
  for (const chip of chips) {
    const returns = returned(chip, card, base);
    if (returns !== ZERO) winners.push([chip.amount, returns]);
  }
  return payoutOfMany(winners);
}

export function highestPayout(bet: LiveHiloBet): Money {
  return Math.max(...CARDS.map((card) => payoutAt(card, bet)));
}

/** Averages a figure over the 25 cards; the figure is computed from the return of one unit of stake. */
export function averageOf({ base, chips }: LiveHiloBet, figure: (returned: Ratio) => Ratio): Ratio {
  const perUnit = ratio(1, totalOf(chips));
  return CARDS.reduce((sum, card) => {
    const all = chips.reduce(
      (soFar, chip) => add(soFar, multiply(returned(chip, card, base), ratio(chip.amount))),
      ZERO,
    );
    return add(sum, multiply(figure(multiply(all, perUnit)), ratio(1, CARDS.length)));
  }, ZERO);
}

/** Returns the profit of winning chips, rounded down. For display only, because a bet is rounded once as a whole. */
export function profitOf(position: Position, amount: Money, base: Rank): Money {
  const returns = returnsOf(position, base);
  return returns === null ? 0 : payoutOf(amount, returns) - amount;
}

/** Returns the payout of a chip per unit. The schema rejects other positions. */
function returned({ on }: Pick<Chip, "on">, card: LiveCard, base: Rank): Ratio {
  if (!isPosition(on) || !wins(on, card, base)) return ZERO;
  return returnsOf(on, base) ?? ZERO;
}
