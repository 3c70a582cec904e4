import type { GoalView } from "../rules/hand.ts";
import { PITCHES, type Pitch, type Size } from "../rules/pitches.ts";
import { FLIGHT_MS, flightMs, hasScored, type Shown } from "./hand-show.ts";

/** What is seen in one place of the pitch: grass, a choice for automatic hands, where the ball went through, a keeper, or one with the ball. */
export type Face = "grass" | "chosen" | "passed" | "keeper" | "save";

/** What is known of a hand: the keepers of the columns that were played, or of all. */
export type Known = Pick<GoalView, "bet" | "picks" | "saved" | "keepers">;

/** Column −1 is the spot where the ball lies before a hand, the column behind the last is the goal; a row may be between two. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** A pitch as it is drawn. */
export interface Scene {
  readonly size: Size;
  /** By column, then by row. */
  readonly faces: readonly (readonly Face[])[];
  /** The way of the ball so far, as rows from the first column on. */
  readonly way: readonly number[];
  readonly ball: Place;
  /** Where the ball will come down; null while it lies. */
  readonly target: Place | null;
  readonly flightMs: number;
  /** Columns that the ball has passed. */
  readonly passed: number;
  readonly end: "saved" | "scored" | "left" | null;
}

/** A pitch before the first kick; `way` is what automatic hands will play. */
export function emptyScene(size: Size, way: readonly number[] = []): Scene {
  const pitch = PITCHES[size];
  const faces = gridOf(pitch, (column, row) => (way[column] === row ? "chosen" : "grass"));
  return { size, faces, way, ball: startOf(pitch), target: null, flightMs: 0, passed: 0, end: null };
}

/** As much of a hand as was shown. The hand is the whole one: the ball flies before it is known where it comes to. */
export function sceneOf(hand: Known, { kicked, seen, over }: Omit<Shown, "handId">): Scene {
  const { size } = hand.bet;
  const pitch = PITCHES[size];
  const { picks, saved, keepers } = hand;
  const isSaved = saved && seen === picks.length;
  const scored = over && hasScored(hand);
  const face = (column: number, row: number): Face => {
    const isKeeper = (column < seen || over) && keepers[column] === row;
    if (isKeeper) return isSaved && column === seen - 1 ? "save" : "keeper";
    return column < seen && picks[column] === row ? "passed" : "grass";
  };
  return {
    size,
    faces: gridOf(pitch, face),
    way: picks.slice(0, seen),
    ball: scored ? goalOf(pitch) : (placeOf(picks, kicked) ?? startOf(pitch)),
    target: kicked > seen ? placeOf(picks, kicked) : null,
    flightMs: scored ? FLIGHT_MS : flightMs(kicked, picks.length),
    passed: isSaved ? seen - 1 : seen,
    end: isSaved ? "saved" : over ? (scored ? "scored" : "left") : null,
  };
}

function gridOf({ rows, columns }: Pitch, face: (column: number, row: number) => Face): Scene["faces"] {
  return Array.from({ length: columns }, (_, column) => Array.from({ length: rows }, (_, row) => face(column, row)));
}

function placeOf(picks: readonly number[], kicked: number): Place | null {
  const row = picks[kicked - 1];
  return row === undefined ? null : { column: kicked - 1, row };
}

function startOf({ rows }: Pitch): Place {
  return { column: -1, row: (rows - 1) / 2 };
}

function goalOf({ rows, columns }: Pitch): Place {
  return { column: columns, row: (rows - 1) / 2 };
}

/** A path that was chosen for automatic hands, as far as this pitch has its rows and columns. */
export function pathOn(size: Size, path: readonly number[]): readonly number[] {
  const { rows, columns } = PITCHES[size];
  const outside = path.findIndex((row) => row >= rows);
  return path.slice(0, outside < 0 ? columns : Math.min(outside, columns));
}

/** Random rows for an automatic hand. Not a matter of chance for the house: every row is as good as any other. */
export function randomPath(size: Size, columns: number, random: () => number): readonly number[] {
  return Array.from({ length: columns }, () => Math.floor(random() * PITCHES[size].rows));
}
