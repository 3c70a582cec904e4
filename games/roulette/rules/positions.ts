import { type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";

/**
 * The betting layout of European roulette, for rules and screen alike. The numbers on the table are in twelve rows of
 * three: row 0 holds 1 2 3, row 11 holds 34 35 36; zero is along the short side, next to 1, 2 and 3.
 */

export const POCKETS = 37;

type PositionKind =
  | "straight"
  | "split"
  | "street"
  | "corner"
  | "six-line"
  | "dozen"
  | "column"
  | "colour"
  | "parity"
  | "half";

/** A place for a chip. */
export interface Position {
  /**
   * Canonical name: `straight-17`, `split-17-20`, `street-0-1-2`, `corner-1-2-4-5`, `six-line-1-2-3-4-5-6`,
   * `dozen-1`, `red`.
   */
  readonly id: string;
  readonly kind: PositionKind;
  /** The pockets that win, ascending. */
  readonly pockets: readonly number[];
  /** Profit odds a:1; a winning chip returns a + 1 times its amount. */
  readonly pays: number;
}

export const RED: readonly number[] = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

const ROWS = 12;
const WIDTH = 3;
const NUMBERS: readonly number[] = Array.from({ length: ROWS * WIDTH }, (_, i) => i + 1);

/** Every position, inside bets first. */
export const POSITIONS: readonly Position[] = [
  ...[0, ...NUMBERS].map((number) => inside("straight", [number])),
  ...[1, 2, 3].map((number) => inside("split", [0, number])),
  ...NUMBERS.filter((number) => number % WIDTH !== 0).map((number) => inside("split", [number, number + 1])),
  ...NUMBERS.slice(0, -WIDTH).map((number) => inside("split", [number, number + WIDTH])),
  inside("street", [0, 1, 2]),
  inside("street", [0, 2, 3]),
  ...rowStarts(1).map((first) => inside("street", run(first, WIDTH))),
  inside("corner", [0, 1, 2, 3]),
  ...rowStarts(2).flatMap((first) => [corner(first), corner(first + 1)]),
  ...rowStarts(2).map((first) => inside("six-line", run(first, 2 * WIDTH))),
  ...[1, 2, 3].map((n) => outside("dozen", `dozen-${n}`, (number) => Math.ceil(number / 12) === n)),
  ...[1, 2, 3].map((n) => outside("column", `column-${n}`, (number) => number % WIDTH === n % WIDTH)),
  outside("colour", "red", (number) => RED.includes(number)),
  outside("colour", "black", (number) => !RED.includes(number)),
  outside("parity", "odd", (number) => number % 2 === 1),
  outside("parity", "even", (number) => number % 2 === 0),
  outside("half", "low", (number) => number <= 18),
  outside("half", "high", (number) => number > 18),
];

const byId = new Map(POSITIONS.map((position) => [position.id, position]));

export function positionOf(id: string): Position | undefined {
  return byId.get(id);
}

/** Returns the first numbers of the rows that have `rows` − 1 more rows below them. */
function rowStarts(rows: number): readonly number[] {
  return Array.from({ length: ROWS - rows + 1 }, (_, row) => row * WIDTH + 1);
}

function run(first: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => first + i);
}

/** Makes the corner of four numbers that meet in a point; `first` is the smallest. */
function corner(first: number): Position {
  return inside("corner", [first, first + 1, first + WIDTH, first + WIDTH + 1]);
}

function inside(kind: PositionKind, pockets: readonly number[]): Position {
  return position(kind, `${kind}-${pockets.join("-")}`, pockets);
}

/** Makes an outside bet. Zero loses all of them. */
function outside(kind: PositionKind, id: string, wins: (number: number) => boolean): Position {
  return position(kind, id, NUMBERS.filter(wins));
}

/** The return of every bet: it pays as if there were 36 pockets; the 37th is the house's edge. */
export const RETURN: Ratio = ratio(NUMBERS.length, POCKETS);

function position(kind: PositionKind, id: string, pockets: readonly number[]): Position {
  return { id, kind, pockets, pays: NUMBERS.length / pockets.length - 1 };
}
