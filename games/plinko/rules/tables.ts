import { type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";
import type { Prize } from "../../shared/rules/bet-types.ts";
import { choose } from "../../shared/rules/choose.ts";
import type { Risk } from "../../shared/rules/risks.ts";

// What the screen needs of the rules too: apart from them, so that it loads no schema library.

export const MIN_ROWS = 8;
export const MAX_ROWS = 16;
/** Every number of rows that a board can have. */
export const ROWS: readonly number[] = Array.from({ length: MAX_ROWS - MIN_ROWS + 1 }, (_, i) => MIN_ROWS + i);

/**
 * What buckets pay in hundredths, from the outermost to the middle, for 8 rows to 16 (`games/plinko/RULES.md`): the tables that players
 * know, moved by hundredths until each returns exactly 99%.
 */
const TABLES: Readonly<Record<Risk, readonly (readonly number[])[]>> = {
  low: [
    [562, 210, 110, 100, 50],
    [564, 200, 160, 100, 70],
    [888, 300, 140, 110, 100, 50],
    [836, 300, 190, 130, 100, 70],
    [1000, 298, 161, 140, 110, 100, 50],
    [814, 400, 300, 190, 120, 90, 70],
    [708, 400, 190, 140, 130, 110, 100, 50],
    [1500, 800, 299, 187, 150, 112, 100, 70],
    [1610, 902, 200, 140, 140, 120, 110, 100, 50],
  ],
  medium: [
    [1300, 298, 131, 70, 40],
    [1800, 400, 169, 90, 50],
    [2200, 506, 200, 142, 60, 38],
    [2420, 596, 300, 180, 70, 50],
    [3300, 1100, 397, 201, 110, 60, 30],
    [4350, 1300, 596, 301, 130, 70, 40],
    [5750, 1520, 698, 400, 190, 100, 50, 20],
    [8800, 1800, 1100, 501, 300, 132, 50, 29],
    [11000, 4100, 1000, 492, 300, 150, 99, 50, 32],
  ],
  high: [
    [2900, 399, 150, 30, 20],
    [4320, 700, 199, 60, 20],
    [7820, 1000, 300, 90, 30, 18],
    [12100, 1400, 532, 140, 40, 18],
    [17200, 2380, 807, 200, 70, 20, 20],
    [25800, 3710, 1100, 399, 100, 20, 20],
    [42500, 5720, 1800, 500, 188, 30, 20, 20],
    [62000, 8300, 2630, 802, 300, 52, 20, 20],
    [100100, 13000, 2600, 909, 400, 199, 20, 20, 20],
  ],
};

/** What a board is made of. */
export interface Board {
  readonly risk: Risk;
  /** 8 … 16. */
  readonly rows: number;
}

/** What every bucket pays in hundredths, from the left. A board has one bucket more than rows. */
export function bucketsOf({ risk, rows }: Board): readonly number[] {
  const half = TABLES[risk][rows - MIN_ROWS];
  if (half === undefined) throw new RangeError(`no board has ${rows} rows`);
  return Array.from({ length: rows + 1 }, (_, bucket) => half[Math.min(bucket, rows - bucket)] ?? 0);
}

/** Of the 2^rows paths, each as likely as the others, this many end in a bucket. */
function chanceOf(rows: number, bucket: number): Ratio {
  return ratio(choose(rows, bucket), 2 ** rows);
}

/** The buckets of a board as prizes. */
export function prizesOf(board: Board): readonly Prize[] {
  return bucketsOf(board).map((pays, bucket) => ({ returns: ratio(pays, 100), chance: chanceOf(board.rows, bucket) }));
}

/** 0 is a step to the left of a peg, 1 to the right. */
export type Step = 0 | 1;

/** A ball that went right so many times lies in the bucket of that number, counted from the left. */
export function bucketOf(path: readonly Step[]): number {
  return path.filter((step) => step === 1).length;
}

export function isRows(value: unknown): value is number {
  return ROWS.some((rows) => rows === value);
}

export function isStep(value: unknown): value is Step {
  return value === 0 || value === 1;
}
