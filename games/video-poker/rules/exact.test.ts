import { ratio } from "@fairhouse/kernel/ratio.ts";
import { expect, test } from "vitest";
import { ALL_WEIGHTS, BEST_RETURN, chanceOf } from "./best-play.ts";
import { type Counts, handsWith, paidBy } from "./draws.ts";
import { type Deals, everyDeal, type HandsWith, weightsOf } from "./exact.ts";
import { POKER_HANDS } from "./poker-hands.ts";

/**
 * Visits one deal of each class of deals that differ only in suits, which are equivalent. There are 134,459 such
 * classes.
 */
const classes: Deals = (visit) => {
  const found = new Map<number, { readonly dealt: readonly number[]; times: number }>();
  everyDeal((dealt) => {
    const ranks = [0, 0, 0, 0];
    for (const place of dealt) ranks[place & 3] = (ranks[place & 3] ?? 0) | (1 << (place >> 2));
    const id = ranks.sort((a, b) => a - b).reduce((sum, suit) => sum * 2 ** 13 + suit, 0);
    const known = found.get(id);
    if (known === undefined) found.set(id, { dealt, times: 1 });
    else known.times++;
  });
  expect(found.size).toBe(134_459);
  for (const { dealt, times } of found.values()) visit(dealt, times);
};

/** Counts hands by the formulas that the hint uses, so that they are tested against a count of all hands. */
function byFormula(): HandsWith {
  const known = new Map<number, Counts>();
  const counts = (places: readonly number[]): Counts => {
    const id = places.reduce((sum, place) => sum + 2 ** place, 0);
    const found = known.get(id) ?? handsWith(places);
    known.set(id, found);
    return found;
  };
  return { counts, paid: (places) => paidBy(counts(places)) };
}

test("best play over all classes of deals gives the weights of the long enumeration", () => {
  const weights = weightsOf(classes, byFormula());
  for (const [kind, hand] of POKER_HANDS.entries()) {
    expect(ratio(weights[kind] ?? 0, ALL_WEIGHTS), hand).toEqual(chanceOf(hand));
  }
});

test("best play returns 98.9444779444%", () => {
  expect(BEST_RETURN).toEqual(ratio(410_892_309_848n, 415_275_635_775n));
});
