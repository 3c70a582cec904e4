/** How many columns each board shows, and how large a cell of the big road is, in pixels. */
export interface BoardSizes {
  readonly cell: number;
  readonly bead: number;
  readonly big: number;
  /** Of each of the three derived roads, whose cells are half as large. */
  readonly derived: number;
}

/** Cells of the bead road are one and a half times as large as those of the big one: both are as high, with the derived roads. */
const BEAD_SCALE = 1.5;
const GAP = 6;
const SMALLEST = 13;
const LARGEST = 19;
/** With so many columns of the big road a shoe is in sight from its first hand on, but for the longest. */
const WANTED_BIG = 27;
const WANTED_BEAD = 8;
const LEAST_BEAD = 5;

/** Boards for a place of this width: large cells where there is room for a whole shoe, and fewer columns where there is not. */
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
