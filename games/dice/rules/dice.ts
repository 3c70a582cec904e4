import type { InstantGame, Marks } from "@fairhouse/kernel/game.ts";
import { type Money, payoutOf } from "@fairhouse/kernel/money.ts";
import { z } from "zod";
import { amountSchema, WIN_FITS, winFits } from "../../shared/rules/amount-schema.ts";
import { paidByTable } from "../../shared/rules/paid-by-table.ts";
import { type Call, chanceOf, isChance, paysOf, prizesOf, ROLLS, SIDES, targetOf, wins } from "./terms.ts";

const bet = z
  .strictObject({
    amount: amountSchema,
    side: z.enum(SIDES),
    target: z
      .int()
      .min(0)
      .max(ROLLS - 1),
  })
  .refine((call) => isChance(chanceOf(call)), "the chance to win must be 0.01% to 98%")
  .refine((call) => winFits(call.amount, paysOf(chanceOf(call))), WIN_FITS);

export interface DiceBet extends Call {
  readonly amount: Money;
}

export interface DiceOutcome {
  /** 0 … 9999, shown as 0.00 … 99.99. */
  readonly roll: number;
}

/** Dice (`games/dice/RULES.md`): roll = ⌊float 0 · 10000⌋, and every roll on the called side of the target wins. */
export const dice: InstantGame<DiceBet, DiceOutcome> = {
  id: "dice",
  kind: "instant",
  version: 1,
  bet,

  ...paidByTable<DiceBet>((call) => prizesOf(chanceOf(call))),

  sampleBet(stake) {
    return { amount: stake, side: "over", target: targetOf("over", 4_950) };
  },

  marks(call): Marks {
    return { chance: chanceOf(call) };
  },

  play(placed, chance) {
    const roll = chance.below(ROLLS, 0);
    return { outcome: { roll }, payout: wins(placed, roll) ? payoutOf(placed.amount, paysOf(chanceOf(placed))) : 0 };
  },
};
