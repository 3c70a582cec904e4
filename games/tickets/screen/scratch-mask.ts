import { CELLS } from "../rules/board.ts";

/** A point of the field: both coordinates from 0 to 1, from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const COLUMNS = Math.sqrt(CELLS);
/** Dots of a cell in each direction: enough to make a share right to a few per cent. */
const CELL_DOTS = 16;
const DOTS = CELL_DOTS * COLUMNS;

/** The scratched share of each cell. Counting pixels of the canvas instead would be slow on phones. */
export class ScratchMask {
  readonly #gone = new Uint8Array(DOTS * DOTS);
  readonly #counts = new Uint16Array(CELLS);

  /** Draws a round tip of this radius from one point to another. */
  rub(from: Point, to: Point, radius: number): void {
    const [left, right] = span(from.x, to.x, radius);
    const [top, bottom] = span(from.y, to.y, radius);
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        const dot = { x: (column + 0.5) / DOTS, y: (row + 0.5) / DOTS };
        if (distance(dot, from, to) <= radius) this.#take(row, column);
      }
    }
  }

  /** Returns the scratched share of a cell, from 0 to 1. */
  share(cell: number): number {
    return (this.#counts[cell] ?? 0) / CELL_DOTS ** 2;
  }

  /** Lists the cells with any scratch in them. */
  touched(): readonly number[] {
    return [...this.#counts.keys()].filter((cell) => this.share(cell) > 0);
  }

  #take(row: number, column: number): void {
    const at = row * DOTS + column;
    if (this.#gone[at] === 1) return;
    this.#gone[at] = 1;
    const cell = Math.floor(row / CELL_DOTS) * COLUMNS + Math.floor(column / CELL_DOTS);
    this.#counts[cell] = (this.#counts[cell] ?? 0) + 1;
  }
}

/** Finds the cell of a point of the field; null outside. */
export function cellAt({ x, y }: Point): number | null {
  if (x < 0 || y < 0 || x >= 1 || y >= 1) return null;
  return Math.floor(y * COLUMNS) * COLUMNS + Math.floor(x * COLUMNS);
}

/** Returns the rows or columns of dots that a stroke can reach. */
function span(from: number, to: number, radius: number): readonly [first: number, last: number] {
  const first = Math.floor((Math.min(from, to) - radius) * DOTS);
  const last = Math.ceil((Math.max(from, to) + radius) * DOTS);
  return [Math.max(0, first), Math.min(DOTS - 1, last)];
}

/** Computes the distance of a point from the nearest point of a line segment. */
function distance(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx ** 2 + dy ** 2;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - share * dx, point.y - from.y - share * dy);
}
