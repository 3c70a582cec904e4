import type { RoadResult } from "./roads.ts";

/**
 * The distance in runs at which each derived road compares. Derived roads show how runs follow one another, not who
 * won: big eye boy compares with the previous run, small road with the one before it, cockroach road with the third.
 * Red marks a pattern that repeats, blue one that breaks.
 */
const DERIVED_ROADS = { eye: 1, small: 2, cockroach: 3 } as const;
export type DerivedRoad = keyof typeof DERIVED_ROADS;

type Side = NonNullable<RoadResult["side"]>;

/**
 * Returns the lengths of runs on the same side, in order: the columns of an infinitely deep big road. Ties are ignored.
 */
function runsOf(sides: readonly (Side | null)[]): readonly number[] {
  const runs: number[] = [];
  let before: Side | null = null;
  for (const side of sides) {
    if (side === null) continue;
    if (side === before) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else runs.push(1);
    before = side;
  }
  return runs;
}

/** Returns the entries of a derived road in order; it begins once there are enough runs to compare. */
export function derivedRoad(sides: readonly (Side | null)[], road: DerivedRoad): readonly Side[] {
  const back = DERIVED_ROADS[road];
  const runs = runsOf(sides);
  return runs.flatMap((length, column) =>
    Array.from({ length }, (_, row) => entryAt(runs, column, row, back)).filter((entry) => entry !== null),
  );
}

/**
 * Returns the entry for one cell of the big road, by its run and its row within the run, both from 0; null if the road
 * has not begun. The first cell of a run is red if the previous run is as long as the run `back` runs before that one.
 * Every other cell is blue if the run `back` runs earlier ended just above its row, otherwise red.
 */
function entryAt(runs: readonly number[], column: number, row: number, back: number): Side | null {
  if (row === 0) {
    if (column < back + 1) return null;
    return runs[column - 1] === runs[column - 1 - back] ? "red" : "blue";
  }
  if (column < back) return null;
  return runs[column - back] === row ? "blue" : "red";
}

/**
 * Returns the entry that a next result of this side would add to a derived road; null if the road would not begin with
 * it.
 */
export function askedEntry(sides: readonly (Side | null)[], next: Side, road: DerivedRoad): Side | null {
  const asked = derivedRoad([...sides, next], road);
  return asked.length > derivedRoad(sides, road).length ? (asked.at(-1) ?? null) : null;
}
