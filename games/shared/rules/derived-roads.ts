import type { RoadResult } from "./roads.ts";

/**
 * Derived roads compare how runs follow one another, not who won: big eye boy with the run before, small road with the one before
 * that, cockroach road with the third. Red stands for a pattern that repeats, blue for one that breaks.
 */
const DERIVED_ROADS = { eye: 1, small: 2, cockroach: 3 } as const;
export type DerivedRoad = keyof typeof DERIVED_ROADS;

type Side = NonNullable<RoadResult["side"]>;

/** The runs of results on the same side, in their order: columns of the big road as if it had no foot. Ties are in none. */
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

/** What a derived road writes down, one entry after another; it begins once there are enough runs to compare. */
export function derivedRoad(sides: readonly (Side | null)[], road: DerivedRoad): readonly Side[] {
  const back = DERIVED_ROADS[road];
  const runs = runsOf(sides);
  return runs.flatMap((length, column) =>
    Array.from({ length }, (_, row) => entryAt(runs, column, row, back)).filter((entry) => entry !== null),
  );
}

/**
 * The entry for one cell of the big road, by its run and its row there, both from 0; null where the road has not begun. The first of a
 * run asks whether the two runs before it were as long as each other, so many runs apart; every other, whether the run so many
 * before has a neighbour in its row: blue if it ended just above.
 */
function entryAt(runs: readonly number[], column: number, row: number, back: number): Side | null {
  if (row === 0) {
    if (column < back + 1) return null;
    return runs[column - 1] === runs[column - 1 - back] ? "red" : "blue";
  }
  if (column < back) return null;
  return runs[column - back] === row ? "blue" : "red";
}

/** What the next result would put into a derived road, were it of this side; null while the road would not begin with it. */
export function askedEntry(sides: readonly (Side | null)[], next: Side, road: DerivedRoad): Side | null {
  const asked = derivedRoad([...sides, next], road);
  return asked.length > derivedRoad(sides, road).length ? (asked.at(-1) ?? null) : null;
}
