import type { RoundGame } from "@fairhouse/kernel/game.ts";
import type { ChipsBet } from "../../shared/rules/chips.ts";
import { chipsSchema } from "../../shared/rules/chips-schema.ts";
import { liveClothCard } from "../../shared/rules/cloth-card.ts";
import { coupOfHand, handAt, type LiveBaccaratOutcome } from "./hand.ts";
import { figures, payoutAt } from "./payouts.ts";
import { LARGEST_RETURN, POSITIONS, resultOf } from "./positions.ts";
import { isNewShoe, NEW_SHOE, placeAfter, type ShoePlace, shoeOf } from "./shoe.ts";
import { revealMs } from "./times.ts";

/**
 * Baccarat 2 (`games/baccarat-2/RULES.md`): one table for everybody, with hands from successive shoes of eight decks.
 */
export const liveBaccarat: RoundGame<ChipsBet, LiveBaccaratOutcome, ShoePlace> = {
  id: "baccarat-2",
  kind: "round",
  version: 1,
  bet: chipsSchema({ positions: POSITIONS, most: POSITIONS.length, largestReturn: LARGEST_RETURN }),
  tables: [{ id: "baccarat-2", bettingMs: 15_000, resultMs: 3_000, start: "free" }],
  seeding: "stream",

  ...liveClothCard,
  ...figures,

  sampleBet(stake) {
    return { chips: [{ on: "player", amount: stake }] };
  },

  open(carry) {
    const place = carry ?? NEW_SHOE;
    return { carry: place, fresh: isNewShoe(place) };
  },

  outcome(chance, place) {
    const { outcome, taken } = handAt(shoeOf(chance), place);
    return { outcome, carry: placeAfter(place, taken) };
  },

  runMs: revealMs,

  settle(ticket, { cards }) {
    return payoutAt(resultOf(coupOfHand(cards)), ticket.bet);
  },
};
