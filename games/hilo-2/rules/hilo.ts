import type { RoundGame } from "@fairhouse/kernel/game.ts";
import { z } from "zod";
import { chipsOf } from "../../shared/rules/chips-schema.ts";
import { liveClothCard } from "../../shared/rules/cloth-card.ts";
import { baseAfter, type Carry, exist, FIRST_BASE, fitBet, type LiveHiloBet } from "./base.ts";
import { drawnCard, type LiveCard, RANKS } from "./deck.ts";
import { figures, payoutAt } from "./payouts.ts";
import { LARGEST_RETURN, POSITIONS } from "./positions.ts";
import { REVEAL_MS } from "./times.ts";

const bet = z
  .strictObject({
    base: z.enum(RANKS),
    chips: chipsOf({ positions: POSITIONS, most: POSITIONS.length, largestReturn: LARGEST_RETURN }),
  })
  .refine(({ base, chips }) => exist(chips, base), "there is no Hi on an ace, and no Lo on a two");

export interface LiveHiloOutcome {
  readonly card: LiveCard;
}

/**
 * HiLo 2 (`games/hilo-2/RULES.md`): all players bet on the next of 25 cards against the last one; every bet returns
 * 96%.
 */
export const liveHilo: RoundGame<LiveHiloBet, LiveHiloOutcome, Carry> = {
  id: "hilo-2",
  kind: "round",
  version: 1,
  bet,
  tables: [{ id: "hilo-2", bettingMs: 15_000, resultMs: 3_000, start: "free" }],
  seeding: "stream",

  ...liveClothCard,
  ...figures,

  sampleBet(stake) {
    return { base: FIRST_BASE, chips: [{ on: "red", amount: stake }] };
  },

  open(carry) {
    return { carry: carry ?? { base: FIRST_BASE }, fresh: true };
  },

  refuse(placed, { base }) {
    return placed.base === base ? null : "other_base";
  },

  fit: fitBet,

  outcome(chance, { base }) {
    const card = drawnCard(chance);
    return { outcome: { card }, carry: { base: baseAfter(base, card) } };
  },

  runMs() {
    return REVEAL_MS;
  },

  settle(ticket, { card }) {
    return payoutAt(card, ticket.bet);
  },
};
