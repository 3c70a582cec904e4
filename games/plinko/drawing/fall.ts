import { bucketOf, type Step } from "../rules/tables.ts";

/**
 * Positions of pegs and balls over time. Lengths are in cells, the distance of two pegs of a row, which is also the
 * width of a bucket; y grows downwards from the upper edge of the field, and the buckets lie below it.
 */
export const PEG = 0.09;
export const BALL = 0.21;
/**
 * Ratio of a field's width to its height, whatever the number of rows; the others are for low stages, and for stages
 * higher than wide.
 */
export const ASPECT = 1.4;
export const LOW_ASPECT = 1.85;
export const TALL_ASPECT = 1.05;
/** Space beside the outermost pegs. */
const MARGIN = 0.3;
/** Space above the first row, as a share of the height. */
const HEAD = 0.1;
/** Space below the last row, as a share of the distance of two rows. */
const FOOT = 0.7;

const DROP_MS = 230;
const HOP_MS = 118;
const LAND_MS = 190;
/** The rising share of a hop, and its height in distances of two rows. */
const RISE = 0.32;
const LEAP = 0.24;
/** Horizontal offsets: balls never hit a peg quite in its middle. */
const DRIFT = [0.05, -0.07, 0.02, -0.03, 0.08, -0.05, 0.03];

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export type Field = ReturnType<typeof fieldOf>;
export type Fall = ReturnType<typeof fallOf>;

/** Computes the field of a board; `pitch` is the distance of two rows, and `top` the y of the first row. */
export function fieldOf(rows: number, aspect = ASPECT) {
  const width = rows + 1 + 2 * MARGIN;
  const height = width / aspect;
  const top = HEAD * height;
  return { rows, width, height, pitch: (height - top) / (rows - 1 + FOOT), top };
}

/** Lists the pegs row by row: three in the first, one more in each that follows. */
export function pegsOf({ rows, width, pitch, top }: Field): readonly Spot[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_, at) => ({ x: width / 2 + at - (row + 2) / 2, y: top + row * pitch })),
  ).flat();
}

/**
 * Computes the way of a ball through all rows to its rest in a bucket, with the time of each hit and the index of its
 * peg in {@link pegsOf}.
 */
export function fallOf(path: readonly Step[], { rows, width, height, pitch, top }: Field) {
  const rightsIn = (steps: number) => bucketOf(path.slice(0, steps));
  // Each step moves half a cell.
  const xAfter = (steps: number) => width / 2 + (rightsIn(steps) - steps / 2);
  const driftAt = (row: number) => DRIFT[(row + 3 * bucketOf(path)) % DRIFT.length] ?? 0;
  const durationMs = DROP_MS + (rows - 1) * HOP_MS + LAND_MS;
  const rest = { x: xAfter(rows), y: height + BALL };
  const hits = path.map((_, row) => ({
    ms: DROP_MS + row * HOP_MS,
    x: xAfter(row) + driftAt(row),
    y: top + row * pitch - PEG - BALL,
    // Skips all pegs of the rows above, and the outermost of its own row.
    peg: (row * (row + 5)) / 2 + 1 + rightsIn(row),
  }));
  const hops = hits.flatMap(({ ms, x, y }, row) => [
    { ms, x, y, easing: "ease-out" },
    { ms: ms + RISE * HOP_MS, x: x + RISE * ((hits[row + 1] ?? rest).x - x), y: y - LEAP * pitch, easing: "ease-in" },
  ]);
  const start = { ms: 0, x: width / 2, y: -BALL, easing: "ease-in" };
  const end = { ms: durationMs, ...rest, easing: "linear" };
  const moments = [start, ...hops, end].map(({ ms, ...moment }) => ({ ...moment, offset: ms / durationMs }));
  return { durationMs, moments, hits, rest };
}
