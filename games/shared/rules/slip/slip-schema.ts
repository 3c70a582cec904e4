import { MAX_MONEY } from "@fairhouse/kernel/money.ts";
import { z } from "zod";
import { amountSchema, WIN_FITS } from "../amount-schema.ts";
import { MAX_LEGS, MAX_SYSTEM_LEGS, type Sizes } from "./lines.ts";
import { largestPayout, type PricedLeg, type Slip, stakeOfSlip } from "./slip.ts";

/**
 * Returns the schema of a slip with legs of a shape: whole units, sizes that fit the legs, each event once, and a payout
 * that is an exact amount.
 * @param hasPlaces true for a game that takes slips each way.
 */
export function slipSchema<Leg extends PricedLeg & { readonly event: string }>(
  leg: z.ZodType<Leg>,
  hasPlaces = false,
): z.ZodType<Slip<Leg>> {
  return z
    .strictObject({
      unit: amountSchema,
      sizes: z.array(z.int().min(1).max(MAX_LEGS)).min(1).max(MAX_SYSTEM_LEGS),
      policy: z.enum(["none", "better", "any"]),
      eachWay: hasPlaces ? z.literal(true).optional() : z.undefined().optional(),
      legs: z.array(leg).min(1).max(MAX_LEGS),
    })
    .refine(({ legs, sizes }) => areSizes(sizes, legs.length), "sizes ascend and fit the legs")
    .refine(
      ({ legs, sizes }) => legs.length <= MAX_SYSTEM_LEGS || sizes.length === 1,
      `a system has at most ${MAX_SYSTEM_LEGS} legs`,
    )
    .refine(({ legs }) => new Set(legs.map(({ event }) => event)).size === legs.length, "each event stands once")
    .refine((slip) => stakeOfSlip(slip) <= MAX_MONEY && largestPayout(slip) <= MAX_MONEY, WIN_FITS);
}

/** True for sizes of a slip of so many legs: ascending, each once, 1 … legs. */
function areSizes(sizes: Sizes, legs: number): boolean {
  return sizes.every((size, at) => size <= legs && size > (sizes[at - 1] ?? 0));
}
