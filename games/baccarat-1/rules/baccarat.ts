import type { InstantGame } from "@fairhouse/kernel/game.ts";
import { multiply, type Ratio } from "@fairhouse/kernel/ratio.ts";
import { type Card, drawCard } from "../../shared/rules/cards.ts";
import { type ChipsBet, smallestOf, totalOf } from "../../shared/rules/chips.ts";
import { chipsSchema } from "../../shared/rules/chips-schema.ts";
import { CARDS_DRAWN, dealOf } from "./coup.ts";
import { averageOf, highestPayout, payoutAt } from "./payouts.ts";
import { LARGEST_RETURN, POSITIONS } from "./positions.ts";

export interface BaccaratOutcome {
  /** The six cards of the draw: two for the Player, two for the Banker, and thirds as far as they are needed. */
  readonly cards: readonly Card[];
}

/** Baccarat 1 (`games/baccarat-1/RULES.md`): chips on Player, Banker, Tie and pairs, with cards of an infinite shoe. */
export const baccarat: InstantGame<ChipsBet, BaccaratOutcome> = {
  id: "baccarat-1",
  kind: "instant",
  version: 1,
  bet: chipsSchema({ positions: POSITIONS, most: POSITIONS.length, largestReturn: LARGEST_RETURN }),

  sampleBet(stake) {
    return { chips: [{ on: "player", amount: stake }] };
  },

  smallestPart({ chips }) {
    return smallestOf(chips);
  },

  stake({ chips }) {
    return totalOf(chips);
  },

  maxPayout({ chips }) {
    return highestPayout(chips);
  },

  exactReturn,
  bestReturn: exactReturn,

  exactSquare(bet) {
    return averageOf(bet, (returned) => multiply(returned, returned));
  },

  play({ chips }, chance) {
    const cards = Array.from({ length: CARDS_DRAWN }, (_, k) => drawCard(chance, k));
    return { outcome: { cards }, payout: payoutAt(dealOf(cards), chips) };
  },
};

function exactReturn(bet: ChipsBet): Ratio {
  return averageOf(bet, (returned) => returned);
}
