import type { Chance } from "@fairhouse/kernel/chance.ts";
import type { InstantGame } from "@fairhouse/kernel/game.ts";
import { type Money, payoutOf } from "@fairhouse/kernel/money.ts";
import type { Ratio } from "@fairhouse/kernel/ratio.ts";
import { z } from "zod";
import { amountPaying } from "../../shared/rules/amount-schema.ts";
import { drawFlower, type Flower } from "./flowers.ts";
import { HAND_SIZE, type Planting, verdictOf } from "./hands.ts";
import { PAYS, RETURN, SQUARE } from "./odds.ts";

/** So many undecided plantings in a row happen once in 10^93 bets; a longer run means that the chance is broken. */
const MOST_PLANTINGS = 200;

const bet = z.strictObject({ amount: amountPaying(2) });

export interface FlowerPokerBet {
  readonly amount: Money;
}

export interface FlowerPokerOutcome {
  /** In order: all but the last were planted again. */
  readonly plantings: readonly Planting[];
}

/** Flower poker (`games/flower-poker/RULES.md`): player and host plant five flowers each; the better hand pays 1.95. */
export const flowerPoker: InstantGame<FlowerPokerBet, FlowerPokerOutcome> = {
  id: "flower-poker",
  kind: "instant",
  version: 1,
  bet,

  sampleBet(stake) {
    return { amount: stake };
  },

  stake({ amount }) {
    return amount;
  },

  maxPayout({ amount }) {
    return payoutOf(amount, PAYS);
  },

  exactReturn,
  bestReturn: exactReturn,

  exactSquare() {
    return SQUARE;
  },

  play({ amount }, chance) {
    const plantings: Planting[] = [];
    while (plantings.length < MOST_PLANTINGS) {
      const planting = plant(chance, plantings.length);
      plantings.push(planting);
      const verdict = verdictOf(planting);
      if (verdict === "player") return { outcome: { plantings }, payout: payoutOf(amount, PAYS) };
      if (verdict === "host") return { outcome: { plantings }, payout: 0 };
    }
    throw new RangeError(`${MOST_PLANTINGS} plantings in a row decide nothing`);
  },
};

/** Plants planting n from floats 10n … 10n + 9: the player's five, then the host's. */
function plant(chance: Chance, n: number): Planting {
  const hand = (from: number): readonly Flower[] =>
    Array.from({ length: HAND_SIZE }, (_, place) => drawFlower(chance, from + place));
  const first = n * 2 * HAND_SIZE;
  return { player: hand(first), host: hand(first + HAND_SIZE) };
}

function exactReturn(): Ratio {
  return RETURN;
}
