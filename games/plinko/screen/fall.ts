import { bucketOf, type Step } from "../rules/tables.ts";

/**
 * Where pegs and balls are, and when. Lengths are in cells, the distance of two pegs of a row, which is the width of a bucket too;
 * heights grow downwards from the upper edge of the field, and the buckets lie below it.
 */
export const PEG = 0.09;
export const BALL = 0.21;
/** Width of a field to its height, whatever the number of rows; the other where a stage is higher than wide. */
export const ASPECT = 1.4;
export const TALL_ASPECT = 1.05;
/** Beside the outermost pegs. */
const MARGIN = 0.3;
/** Of the height, above the first row. */
const HEAD = 0.1;
/** Of the distance of two rows, below the last. */
const FOOT = 0.7;

const DROP_MS = 230;
const HOP_MS = 118;
const LAND_MS = 190;
/** Of a hop, the way up; and how high, in distances of two rows. */
const RISE = 0.32;
const LEAP = 0.24;
/** Balls never hit a peg quite in its middle. */
const DRIFT = [0.05, -0.07, 0.02, -0.03, 0.08, -0.05, 0.03];

export interface Field {
  readonly width: number;
  readonly height: number;
  /** From row to row. */
  readonly pitch: number;
  /** Of the first row. */
  readonly top: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export function fieldOf(rows: number, aspect = ASPECT): Field {
  const width = rows + 1 + 2 * MARGIN;
  const height = width / aspect;
  const top = HEAD * height;
  return { width, height, pitch: (height - top) / (rows - 1 + FOOT), top };
}

/** Row by row: three pegs in the first, one more in each that follows. */
export function pegsOf(rows: number, aspect = ASPECT): readonly Spot[] {
  const { width, pitch, top } = fieldOf(rows, aspect);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_, at) => ({ x: width / 2 + at - (row + 2) / 2, y: top + row * pitch })),
  ).flat();
}

/** A moment of a fall. */
interface Moment extends Spot {
  readonly ms: number;
  /** From here to the next one. */
  readonly easing: "linear" | "ease-in" | "ease-out";
}

interface Hit {
  readonly ms: number;
  readonly row: number;
  /** Among all of {@link pegsOf}. */
  readonly peg: number;
}

/** A ball on its way through all rows. */
export interface Fall {
  readonly durationMs: number;
  readonly moments: readonly Moment[];
  readonly hits: readonly Hit[];
  /** In its bucket. */
  readonly rest: Spot;
}

export function fallOf(path: readonly Step[], aspect = ASPECT): Fall {
  const rows = path.length;
  const { width, height, pitch, top } = fieldOf(rows, aspect);
  const contact = (row: number): Spot => ({
    x: width / 2 + places(path.slice(0, row)) + (DRIFT[(row + 3 * bucketOf(path)) % DRIFT.length] ?? 0),
    y: top + row * pitch - PEG - BALL,
  });
  const rest = { x: width / 2 + places(path), y: height + BALL };
  const moments: Moment[] = [{ ms: 0, x: width / 2, y: -BALL, easing: "ease-in" }];
  const hits: Hit[] = [];
  for (let row = 0; row < rows; row += 1) {
    const [here, ms] = [contact(row), DROP_MS + row * HOP_MS];
    const next = row + 1 < rows ? contact(row + 1) : rest;
    hits.push({ ms, row, peg: firstPegOf(row) + 1 + bucketOf(path.slice(0, row)) });
    moments.push({ ms, ...here, easing: "ease-out" });
    moments.push({
      ms: ms + RISE * HOP_MS,
      x: here.x + RISE * (next.x - here.x),
      y: here.y - LEAP * pitch,
      easing: "ease-in",
    });
  }
  const durationMs = DROP_MS + (rows - 1) * HOP_MS + LAND_MS;
  moments.push({ ms: durationMs, ...rest, easing: "linear" });
  return { durationMs, moments, hits, rest };
}

/** How far from the middle a ball is after these steps: half a cell each. */
function places(path: readonly Step[]): number {
  return bucketOf(path) - path.length / 2;
}

/** Pegs of the rows above. */
function firstPegOf(row: number): number {
  return (row * (row + 5)) / 2;
}
