import type { InstantGame, Marks } from "@fairhouse/kernel/game.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { ratio } from "@fairhouse/kernel/ratio.ts";
import { z } from "zod";
import { amountSchema, WIN_FITS, winFits } from "../../shared/rules/amount-schema.ts";
import type { Prize } from "../../shared/rules/bet-types.ts";
import { paid, paidByTable } from "../../shared/rules/paid-by-table.ts";
import { MAX_TARGET, MIN_TARGET } from "../../shared/rules/point-law.ts";
import { chanceOfTarget, NUMBERS, pointOf } from "./point.ts";

const bet = z
  .strictObject({
    amount: amountSchema,
    /** In hundredths; the point must reach it. */
    target: z.int().min(MIN_TARGET).max(MAX_TARGET),
  })
  .refine(({ amount, target }) => winFits(amount, ratio(target, 100)), WIN_FITS);

export interface LimboBet {
  readonly amount: Money;
  readonly target: number;
}

export interface LimboOutcome {
  /** In hundredths: 100 … 100,000,000. */
  readonly point: number;
}

/** Limbo (`games/limbo/RULES.md`): a target is paid when the point drawn by the bet reaches it. */
export const limbo: InstantGame<LimboBet, LimboOutcome> = {
  id: "limbo",
  kind: "instant",
  version: 1,
  bet,

  ...paidByTable<LimboBet>(prizesOf),

  sampleBet(stake) {
    return { amount: stake, target: 200 };
  },

  marks({ target }): Marks {
    return { target };
  },

  play({ amount, target }, chance) {
    const point = pointOf(chance.below(NUMBERS, 0));
    return { outcome: { point }, payout: target <= point ? paid(amount, target) : 0 };
  },
};

function prizesOf({ target }: Pick<LimboBet, "target">): readonly Prize[] {
  return [{ returns: ratio(target, 100), chance: chanceOfTarget(target) }];
}
