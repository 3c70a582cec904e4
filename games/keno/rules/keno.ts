import type { InstantGame, Marks } from "@fairhouse/kernel/game.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { z } from "zod";
import { amountSchema, WIN_FITS, winFits } from "../../shared/rules/amount-schema.ts";
import { largestOf, paid, paidByTable } from "../../shared/rules/paid-by-table.ts";
import { BOARD, DRAWN, hitsOf, type KenoRisk, MAX_SPOTS, NUMBERS, paysOf, prizesOf, RISKS } from "./tables.ts";

const bet = z
  .strictObject({
    amount: amountSchema,
    risk: z.enum(RISKS),
    spots: z.array(z.int().min(1).max(NUMBERS)).min(1).max(MAX_SPOTS),
  })
  .refine(({ spots }) => new Set(spots).size === spots.length, "a number cannot be chosen twice")
  .refine(({ amount, risk, spots }) => winFits(amount, largestOf(prizesOf(risk, spots.length))), WIN_FITS);

export interface KenoBet {
  readonly amount: Money;
  readonly risk: KenoRisk;
  /** The numbers chosen by the player, 1 to 10, in any order. */
  readonly spots: readonly number[];
}

export interface KenoOutcome {
  /** Ten numbers in the order in which they were drawn. */
  readonly drawn: readonly number[];
}

/**
 * Keno (`games/keno/RULES.md`): ten of forty numbers are drawn and spliced, and the table of risk and spots pays the
 * hits.
 */
export const keno: InstantGame<KenoBet, KenoOutcome> = {
  id: "keno",
  kind: "instant",
  version: 1,
  bet,

  ...paidByTable(({ risk, spots }) => prizesOf(risk, spots.length)),

  sampleBet(stake) {
    return { amount: stake, risk: "classic", spots: [3, 8, 14, 21, 30] };
  },

  marks({ spots }): Marks {
    return { spots: spots.length };
  },

  play({ amount, risk, spots }, chance) {
    const drawn = chance.splice(BOARD, DRAWN);
    return { outcome: { drawn }, payout: paid(amount, paysOf(risk, spots.length)[hitsOf(spots, drawn)] ?? 0) };
  },
};
