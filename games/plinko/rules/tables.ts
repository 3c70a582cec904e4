import { type Prize, prizeOf } from "../../shared/rules/bet-types.ts";
import { choose } from "../../shared/rules/choose.ts";
import { isOneOf } from "../../shared/rules/is-one-of.ts";
import type { Risk } from "../../shared/rules/risks.ts";

// The screen needs this too; it is separate from the rules so that the screen loads no schema library.

/** The row counts of all boards. */
export const ROWS = [8, 9, 10, 11, 12, 13, 14, 15, 16] as const;
export type Rows = (typeof ROWS)[number];

/**
 * Payouts of the buckets in hundredths, from the outermost to the middle, by rows (`games/plinko/RULES.md`): the tables
 * that players know, adjusted by hundredths until each returns exactly 99%.
 */
export const TABLES: Readonly<Record<Risk, Readonly<Record<Rows, readonly number[]>>>> = {
  low: {
    8: [562, 210, 110, 100, 50],
    9: [564, 200, 160, 100, 70],
    10: [888, 300, 140, 110, 100, 50],
    11: [836, 300, 190, 130, 100, 70],
    12: [1000, 298, 161, 140, 110, 100, 50],
    13: [814, 400, 300, 190, 120, 90, 70],
    14: [708, 400, 190, 140, 130, 110, 100, 50],
    15: [1500, 800, 299, 187, 150, 112, 100, 70],
    16: [1610, 902, 200, 140, 140, 120, 110, 100, 50],
  },
  medium: {
    8: [1300, 298, 131, 70, 40],
    9: [1800, 400, 169, 90, 50],
    10: [2200, 506, 200, 142, 60, 38],
    11: [2420, 596, 300, 180, 70, 50],
    12: [3300, 1100, 397, 201, 110, 60, 30],
    13: [4350, 1300, 596, 301, 130, 70, 40],
    14: [5750, 1520, 698, 400, 190, 100, 50, 20],
    15: [8800, 1800, 1100, 501, 300, 132, 50, 29],
    16: [11000, 4100, 1000, 492, 300, 150, 99, 50, 32],
  },
  high: {
    8: [2900, 399, 150, 30, 20],
    9: [4320, 700, 199, 60, 20],
    10: [7820, 1000, 300, 90, 30, 18],
    11: [12100, 1400, 532, 140, 40, 18],
    12: [17200, 2380, 807, 200, 70, 20, 20],
    13: [25800, 3710, 1100, 399, 100, 20, 20],
    14: [42500, 5720, 1800, 500, 188, 30, 20, 20],
    15: [62000, 8300, 2630, 802, 300, 52, 20, 20],
    16: [100100, 13000, 2600, 909, 400, 199, 20, 20, 20],
  },
};

/** The settings of a board. */
export interface Board {
  readonly risk: Risk;
  readonly rows: Rows;
}

/** Returns the payout of every bucket in hundredths, from the left. A board has one more bucket than rows. */
export function bucketsOf({ risk, rows }: Board): readonly number[] {
  const half = TABLES[risk][rows];
  return Array.from({ length: rows + 1 }, (_, bucket) => half[Math.min(bucket, rows - bucket)] ?? 0);
}

/** Returns the prizes of a board, whose 2^rows paths are equally likely. */
export function prizesOf(board: Board): readonly Prize[] {
  return bucketsOf(board).map((pays, bucket) => prizeOf(pays, choose(board.rows, bucket), 2 ** board.rows));
}

/** A step past a peg: 0 is left, 1 is right. */
export type Step = 0 | 1;

/** Returns the index of the bucket, counted from the left: the number of steps to the right. */
export function bucketOf(path: readonly Step[]): number {
  return path.filter((step) => step === 1).length;
}

/** Returns the payout of a path in hundredths. */
export function paysOf(board: Board, path: readonly Step[]): number {
  return bucketsOf(board)[bucketOf(path)] ?? 0;
}

export const isRows = isOneOf(ROWS);
export const isStep = isOneOf<Step>([0, 1]);
