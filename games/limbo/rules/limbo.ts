import type { InstantGame, Marks } from "@fairhouse/kernel/game.ts";
import { MAX_MONEY, type Money, payoutOf } from "@fairhouse/kernel/money.ts";
import { floorOf, multiply, type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";
import { z } from "zod";
import { chanceOfTarget, MAX_TARGET, MIN_TARGET, NUMBERS, pointOf } from "./point.ts";

const bet = z
  .strictObject({
    amount: z.int().min(1).max(MAX_MONEY),
    /** Hundredths that the point must reach. */
    target: z.int().min(MIN_TARGET).max(MAX_TARGET),
  })
  .refine((value) => fits(value), "too much: the win would pass 2^53 − 1");

export interface LimboBet {
  readonly amount: Money;
  readonly target: number;
}

export interface LimboOutcome {
  /** In hundredths: 100 … 100,000,000. */
  readonly point: number;
}

/** Limbo (`games/limbo/RULES.md`): a target is paid when the point that a bet draws for itself reaches it. */
export const limbo: InstantGame<LimboBet, LimboOutcome> = {
  id: "limbo",
  kind: "instant",
  version: 1,
  bet,

  sampleBet(stake) {
    return { amount: stake, target: 200 };
  },

  stake({ amount }) {
    return amount;
  },

  maxPayout: win,

  exactReturn,
  bestReturn: exactReturn,

  exactSquare(placed) {
    return multiply(exactReturn(placed), ratio(placed.target, 100));
  },

  marks({ target }): Marks {
    return { target };
  },

  play(placed, chance) {
    const point = pointOf(chance.below(NUMBERS, 0));
    return { outcome: { point }, payout: placed.target <= point ? win(placed) : 0 };
  },
};

function exactReturn({ target }: LimboBet): Ratio {
  return multiply(chanceOfTarget(target), ratio(target, 100));
}

function win({ amount, target }: LimboBet): Money {
  return payoutOf(amount, ratio(target, 100));
}

/** Whether the win of a bet is an amount. */
function fits({ amount, target }: LimboBet): boolean {
  return floorOf(ratio(target, 100), BigInt(amount)) <= BigInt(MAX_MONEY);
}
