import { multiply, type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";

/** Tiles of the board, row by row in five rows of five. */
export const TILES = 25;
export const MIN_MINES = 1;
export const MAX_MINES = 24;

/** The return of every strategy: the edge is taken once, whatever is revealed. */
export const RETURN: Ratio = ratio(99, 100);

/** Multipliers by mines and gems: TABLE[mines − 1][gems − 1]. */
const TABLE: readonly (readonly Ratio[])[] = Array.from({ length: MAX_MINES }, (_, i) => multipliers(MIN_MINES + i));

export function gemsOf(mines: number): number {
  return TILES - mines;
}

/**
 * Returns the multiplier after a number of gems: 0.99 · C(25, gems) / C(25 − mines, gems) (`games/mines/RULES.md`).
 * @throws RangeError unless 1 ≤ mines ≤ 24 and 1 ≤ gems ≤ 25 − mines.
 */
export function multiplierOf(mines: number, gems: number): Ratio {
  const multiplier = TABLE[mines - MIN_MINES]?.[gems - 1];
  if (multiplier === undefined) throw new RangeError(`no multiplier for ${gems} gems among ${mines} mines`);
  return multiplier;
}

/**
 * Computes the multipliers of a number of mines. Each gem multiplies by the inverse of its chance: tiles left over gems
 * left.
 */
function multipliers(mines: number): readonly Ratio[] {
  const row: Ratio[] = [];
  let multiplier = RETURN;
  for (let revealed = 0; revealed < gemsOf(mines); revealed++) {
    multiplier = multiply(multiplier, ratio(TILES - revealed, gemsOf(mines) - revealed));
    row.push(multiplier);
  }
  return row;
}
