import type { InstantGame } from "@fairhouse/kernel/game.ts";
import { type Card, drawCard } from "../../shared/rules/cards.ts";
import type { ChipsBet } from "../../shared/rules/chips.ts";
import { chipsSchema } from "../../shared/rules/chips-schema.ts";
import { clothCard } from "../../shared/rules/cloth-card.ts";
import { CARDS_DRAWN, dealOf } from "./coup.ts";
import { figures, payoutAt } from "./payouts.ts";
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

  ...clothCard,
  ...figures,

  sampleBet(stake) {
    return { chips: [{ on: "player", amount: stake }] };
  },

  play(bet, chance) {
    const cards = Array.from({ length: CARDS_DRAWN }, (_, k) => drawCard(chance, k));
    return { outcome: { cards }, payout: payoutAt(dealOf(cards), bet) };
  },
};
