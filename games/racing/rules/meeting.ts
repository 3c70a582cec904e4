import type { Chance } from "@fairhouse/kernel/chance.ts";

/** The races of a meeting: three quarters of an hour. */
export const RACES = 30;
/** The horses of a stable; a field has 8 to 12 of them. */
export const HORSES = 24;
export const LEAST_RUNNERS = 8;
export const MOST_RUNNERS = 12;

/** The strengths of horses: their places in the list of weights. */
const STRENGTHS = 21;
/** A strength moves by at most 3 from race to race: the going, the draw, the weight carried. */
const MOST_SHIFT = 3;
/** Weights by strength: 10 · 1.15^strength, rounded. */
const WEIGHTS = [10, 12, 13, 15, 17, 20, 23, 27, 31, 35, 40, 47, 54, 62, 71, 81, 94, 108, 124, 142, 164];

/** The most that a runner weighs. */
export const MOST_WEIGHT = Math.max(...WEIGHTS);

/** The words of a field: horses take the first twelve, then their number, then the shifts. */
const COUNT_WORD = MOST_RUNNERS;
const SHIFT_WORDS = COUNT_WORD + 1;

/** The runners of a race, in the order of their saddlecloths. */
export interface Field {
  readonly horses: readonly number[];
  readonly weights: readonly number[];
}

/** Draws the strengths that the horses have throughout a meeting, 0 … 20. */
export function drawMeeting(chance: Chance): readonly number[] {
  return Array.from({ length: HORSES }, (_, horse) => chance.below(STRENGTHS, horse));
}

/** Draws the field of a race: its horses, and their weights on the day. */
export function drawField(chance: Chance, strengths: readonly number[]): Field {
  const all = Array.from({ length: HORSES }, (_, horse) => horse);
  const count = LEAST_RUNNERS + chance.below(MOST_RUNNERS - LEAST_RUNNERS + 1, COUNT_WORD);
  const horses = chance.splice(all, MOST_RUNNERS).slice(0, count);
  const weights = horses.map((horse, place) => {
    const shift = chance.below(2 * MOST_SHIFT + 1, SHIFT_WORDS + place) - MOST_SHIFT;
    const strength = Math.min(STRENGTHS - 1, Math.max(0, (strengths[horse] ?? 0) + shift));
    return WEIGHTS[strength] ?? 0;
  });
  return { horses, weights };
}
