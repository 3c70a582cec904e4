import { multiply, type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";

export const SIZES = ["small", "medium", "big"] as const;
export type Size = (typeof SIZES)[number];

/** A pitch as seen from the touchline: the ball goes from the first column on the left to the goal behind the last. */
export interface Pitch {
  readonly rows: number;
  readonly columns: number;
}

export const PITCHES: Readonly<Record<Size, Pitch>> = {
  small: { rows: 3, columns: 4 },
  medium: { rows: 4, columns: 7 },
  big: { rows: 5, columns: 10 },
};

/** The return of every strategy: the edge is taken once, however far the ball gets. */
export const RETURN: Ratio = ratio(97, 100);

/** Multipliers by columns passed: TABLE[size][columns − 1]. */
const TABLE: Readonly<Record<Size, readonly Ratio[]>> = {
  small: multipliers(PITCHES.small),
  medium: multipliers(PITCHES.medium),
  big: multipliers(PITCHES.big),
};

/**
 * Returns the multiplier after a number of columns: 0.97 · (rows / (rows − 1))^columns (`games/goal/RULES.md`).
 * @throws RangeError unless the pitch has that many columns and at least one was passed.
 */
export function multiplierOf(size: Size, columns: number): Ratio {
  const multiplier = TABLE[size][columns - 1];
  if (multiplier === undefined) throw new RangeError(`no multiplier for ${columns} columns of a ${size} pitch`);
  return multiplier;
}

/**
 * Computes the multipliers of a pitch. Each column multiplies by the inverse of its chance, as one of its rows is
 * guarded.
 */
function multipliers({ rows, columns }: Pitch): readonly Ratio[] {
  const row: Ratio[] = [];
  let multiplier = RETURN;
  for (let passed = 0; passed < columns; passed++) {
    multiplier = multiply(multiplier, ratio(rows, rows - 1));
    row.push(multiplier);
  }
  return row;
}
