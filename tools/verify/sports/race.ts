import { chanceToPlace, PLACES } from "@fairhouse/games/racing/rules/race.ts";
import { oddsOf } from "@fairhouse/games/shared/rules/slip/odds.ts";
import type { Ratio } from "@fairhouse/kernel/ratio.ts";
import { z } from "zod";
import { decimalText, isDecimal, isRatio, ratioText } from "./exact.ts";
import { odds } from "./shapes.ts";

const runner = z.strictObject({
  runner: z.int().positive(),
  weight: z.int().positive(),
  win: z.string().optional(),
  winOdds: odds.optional(),
  top3: z.string().optional(),
  top3Decimal: z.string().optional(),
  placeOdds: odds.optional(),
});

/** The weights of a field, and the chances and prices of its runners. */
export const raceVector = z.strictObject({
  about: z.string().optional(),
  weights: z.array(z.int().positive()).min(2),
  runners: z.array(runner),
});

type Race = z.infer<typeof raceVector>;

/** Returns a line for each figure of a runner that the weights of the field do not give. */
export function wrongInRunner({ weights }: Race, given: Race["runners"][number]): readonly string[] {
  const place = given.runner - 1;
  if (weights[place] !== given.weight) return [`weight is ${given.weight}, in the field ${weights[place]}`];
  const win = chanceToPlace(weights, place, 1);
  const top = chanceToPlace(weights, place, PLACES);
  const wrong: string[] = [];
  const check = (
    field: string,
    holds: boolean,
    stated: string | number | undefined,
    computed: string | number | null,
  ) => {
    if (stated !== undefined && !holds) wrong.push(`${field} is ${stated}, computed ${computed}`);
  };
  check("win", isRatio(given.win ?? "", win), given.win, ratioText(win));
  check("winOdds", given.winOdds === priceOf(win), given.winOdds, priceOf(win));
  check("top3", isRatio(given.top3 ?? "", top), given.top3, ratioText(top));
  check("top3Decimal", isDecimal(given.top3Decimal ?? "", top), given.top3Decimal, decimalText(top, 16));
  check("placeOdds", given.placeOdds === priceOf(top), given.placeOdds, priceOf(top));
  return wrong;
}

function priceOf({ numerator, denominator }: Ratio) {
  return oddsOf({ won: numerator, lost: denominator - numerator });
}
