import type { Chance } from "@fairhouse/kernel/chance.ts";
import { isOneOf } from "../../shared/rules/is-one-of.ts";

/** In the order of the cumulative table (`games/flower-poker/RULES.md`). */
export const FLOWERS = ["red", "orange", "yellow", "blue", "mixed", "purple", "assorted", "black", "white"] as const;
export type Flower = (typeof FLOWERS)[number];

/** The count of numbers among {@link TOTAL_WEIGHT} that grow each flower. */
export const WEIGHTS: Readonly<Record<Flower, number>> = {
  red: 150,
  orange: 150,
  yellow: 150,
  blue: 150,
  mixed: 150,
  purple: 148,
  assorted: 100,
  black: 2,
  white: 1,
};

/** The cumulative table written out: a flower for each of its numbers. */
const TABLE = FLOWERS.flatMap((flower) => Array<Flower>(WEIGHTS[flower]).fill(flower));

export const TOTAL_WEIGHT = TABLE.length;

/** True for black or white: a planting with such a flower does not count. */
export function isRare(flower: Flower): boolean {
  return flower === "black" || flower === "white";
}

export const isFlower = isOneOf(FLOWERS);

/** Returns flower k of the stream: the entry at ⌊float k · 1001⌋ of the cumulative table. */
export function drawFlower(chance: Chance, k: number): Flower {
  return flowerAt(chance.below(TOTAL_WEIGHT, k));
}

/** Looks up a flower in the cumulative table. @param index 0 … 1000. */
export function flowerAt(index: number): Flower {
  const flower = TABLE[index];
  if (flower === undefined) throw new RangeError(`no flower has the index ${index}`);
  return flower;
}
