import type { InstantGame, Marks } from "@fairhouse/kernel/game.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { z } from "zod";
import { amountSchema, WIN_FITS, winFits } from "../../shared/rules/amount-schema.ts";
import { largestOf, paid, paidByTable } from "../../shared/rules/paid-by-table.ts";
import { RISKS } from "../../shared/rules/risks.ts";
import { prizesOf, type Rim, rimOf, SEGMENTS } from "./tables.ts";

const bet = z
  .strictObject({
    amount: amountSchema,
    risk: z.enum(RISKS),
    segments: z.literal(SEGMENTS),
  })
  .refine(({ amount, ...rim }) => winFits(amount, largestOf(prizesOf(rim))), WIN_FITS);

export interface WheelBet extends Rim {
  readonly amount: Money;
}

export interface WheelOutcome {
  /** 0 … segments − 1, clockwise. */
  readonly segment: number;
}

/** Wheel (`games/wheel/RULES.md`): segment = ⌊float 0 · segments⌋, which pays the multiplier on it. */
export const wheel: InstantGame<WheelBet, WheelOutcome> = {
  id: "wheel",
  kind: "instant",
  version: 1,
  bet,

  ...paidByTable<WheelBet>(prizesOf),

  sampleBet(stake) {
    return { amount: stake, risk: "medium", segments: 30 };
  },

  marks({ segments }): Marks {
    return { segments };
  },

  play(placed, chance) {
    const segment = chance.below(placed.segments, 0);
    return { outcome: { segment }, payout: paid(placed.amount, rimOf(placed)[segment] ?? 0) };
  },
};
