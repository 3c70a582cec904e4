/**
 * Roads, the records that a table of two sides keeps of its results: each goes to the red or the blue side, or to
 * neither. All roads are six cells high; columns and rows count from 0.
 */
export const ROAD_ROWS = 6;

type RoadSide = "red" | "blue";

/** A result with its side; null is a tie. Roads read only the side, and carry other fields along with the cell. */
export interface RoadResult {
  readonly side: RoadSide | null;
}

export interface RoadCell<Result extends RoadResult> {
  readonly column: number;
  readonly row: number;
  readonly result: Result;
}

/** Lists every result in order, column by column. */
export function beadRoad<Result extends RoadResult>(results: readonly Result[]): readonly RoadCell<Result>[] {
  return results.map((result, at) => ({ column: Math.floor(at / ROAD_ROWS), row: at % ROAD_ROWS, result }));
}

interface BigRoadCell<Result extends RoadResult> extends RoadCell<Result> {
  /** Number of ties after this result and before the next one. */
  readonly ties: number;
}

export interface BigRoad<Result extends RoadResult> {
  readonly cells: readonly BigRoadCell<Result>[];
  /** Number of ties before the first result that is not a tie. */
  readonly tiesBefore: number;
}

/**
 * Builds the big road: a column for each run of results on the same side, downwards. A run that meets the foot of the
 * road or the cells of an earlier run goes on to the right (a dragon's tail). Ties take no cell of their own.
 */
export function bigRoad<Result extends RoadResult>(results: readonly Result[]): BigRoad<Result> {
  const cells: BigRoadCell<Result>[] = [];
  const taken = new Set<string>();
  let tiesBefore = 0;
  /** The column whose top cell starts the current run. */
  let head = -1;
  for (const result of results) {
    const last = cells.at(-1);
    if (result.side === null) {
      if (last === undefined) tiesBefore += 1;
      else cells[cells.length - 1] = { ...last, ties: last.ties + 1 };
      continue;
    }
    const goesOn = last?.result.side === result.side;
    if (!goesOn) head = freeHead(head, taken);
    const place = goesOn ? afterIn(last, head, taken) : { column: head, row: 0 };
    taken.add(keyOf(place));
    cells.push({ ...place, result, ties: 0 });
  }
  return { cells, tiesBefore };
}

interface Cell {
  readonly column: number;
  readonly row: number;
}

/** Returns the next cell of a run: below, or to the right if that is taken, at the foot, or once the run has turned. */
function afterIn({ column, row }: Cell, head: number, taken: ReadonlySet<string>): Cell {
  const below = { column, row: row + 1 };
  const isFree = column === head && below.row < ROAD_ROWS && !taken.has(keyOf(below));
  return isFree ? below : { column: column + 1, row };
}

/**
 * Returns the first column after the last run's whose top cell is free: the tail of a run of one row may lie over it.
 */
function freeHead(head: number, taken: ReadonlySet<string>): number {
  let column = head + 1;
  while (taken.has(keyOf({ column, row: 0 }))) column += 1;
  return column;
}

function keyOf({ column, row }: Cell): string {
  return `${column} ${row}`;
}
