import { ratio } from "@fairhouse/kernel/ratio.ts";
import { z } from "zod";
import { amountPaying, WIN_FITS, winFits } from "./amount-schema.ts";
import { totalOf } from "./chips.ts";

export interface ClothTerms {
  /** The names of all positions. */
  readonly positions: readonly string[];
  /** Most positions that one bet may cover. */
  readonly most: number;
  /** Largest return of one chip, as a multiple of its amount. */
  readonly largestReturn: number;
}

/**
 * Makes the schema of a bet that consists only of chips on a cloth. It is separate from `chips.ts` so that screens load
 * no schema library.
 */
export function chipsSchema(terms: ClothTerms) {
  return z.strictObject({ chips: chipsOf(terms) });
}

/** Makes the schema of chips on the positions of a cloth, each position at most once. */
export function chipsOf({ positions, most, largestReturn }: ClothTerms) {
  const amount = amountPaying(largestReturn);
  const chip = z.strictObject({ on: z.enum(positions), amount });
  return z
    .array(chip)
    .min(1)
    .max(most)
    .refine((chips) => new Set(chips.map(({ on }) => on)).size === chips.length, "only one chip a position")
    .refine((chips) => winFits(totalOf(chips), ratio(largestReturn)), WIN_FITS);
}
