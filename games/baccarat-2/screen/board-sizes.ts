/** Number of columns of each board, and the size of a cell of the big road in pixels. */
export interface BoardSizes {
  readonly cell: number;
  readonly bead: number;
  readonly big: number;
  /** Columns of each of the three derived roads, whose cells are half as large. */
  readonly derived: number;
}

/**
 * Size of a bead road's cell relative to one of the big road: with the derived roads below the big one, both have the
 * same height.
 */
const BEAD_SCALE = 1.5;
const GAP = 6;
const SMALLEST = 13;
const LARGEST = 19;
/** Columns of the big road with which all but the longest shoes are visible from their first hand. */
const WANTED_BIG = 27;
const WANTED_BEAD = 8;
const LEAST_BEAD = 5;

/** Returns the boards for a width: large cells if there is room for a whole shoe, otherwise fewer columns. */
export function boardSizes(width: number): BoardSizes {
  const wanted = WANTED_BEAD * BEAD_SCALE + WANTED_BIG;
  const cell = Math.max(SMALLEST, Math.min(LARGEST, Math.floor((width - GAP) / wanted)));
  const units = Math.max(0, (width - GAP) / cell);
  const bead = units >= wanted ? WANTED_BEAD : LEAST_BEAD;
  // Three derived roads with cells of half a unit share the width of the big one.
  const thirds = Math.max(4, Math.floor((units - bead * BEAD_SCALE) / 1.5));
  const big = Math.floor(thirds * 1.5);
  return { cell, bead, big, derived: Math.floor((2 * big) / 3) };
}
