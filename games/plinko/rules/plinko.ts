import type { InstantGame, Marks } from "@fairhouse/kernel/game.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { z } from "zod";
import { amountSchema, WIN_FITS, winFits } from "../../shared/rules/amount-schema.ts";
import { largestOf, paid, paidByTable } from "../../shared/rules/paid-by-table.ts";
import { RISKS } from "../../shared/rules/risks.ts";
import { type Board, paysOf, prizesOf, ROWS, type Step } from "./tables.ts";

const bet = z
  .strictObject({
    amount: amountSchema,
    risk: z.enum(RISKS),
    rows: z.literal(ROWS),
  })
  .refine(({ amount, ...board }) => winFits(amount, largestOf(prizesOf(board))), WIN_FITS);

export interface PlinkoBet extends Board {
  readonly amount: Money;
}

export interface PlinkoOutcome {
  /** One step for each row. */
  readonly path: readonly Step[];
}

/** Plinko (`games/plinko/RULES.md`): a row is a float, and the ball goes left below 0.5. */
export const plinko: InstantGame<PlinkoBet, PlinkoOutcome> = {
  id: "plinko",
  kind: "instant",
  version: 1,
  bet,

  ...paidByTable<PlinkoBet>(prizesOf),

  sampleBet(stake) {
    return { amount: stake, risk: "medium", rows: 12 };
  },

  marks({ rows }): Marks {
    return { rows };
  },

  play(placed, chance) {
    const path = Array.from({ length: placed.rows }, (_, row): Step => (chance.below(2, row) === 0 ? 0 : 1));
    return { outcome: { path }, payout: paid(placed.amount, paysOf(placed, path)) };
  },
};
