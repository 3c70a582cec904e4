import type { GoalView } from "../rules/hand.ts";
import { PITCHES, type Pitch, type Size } from "../rules/pitches.ts";

/**
 * The look of one spot: grass, a choice for automatic hands, a spot that the ball went through, a keeper, or the keeper
 * who beat the ball away.
 */
export type Face = "grass" | "chosen" | "passed" | "keeper" | "save";

/** The known facts of a hand: the keepers of the played columns, or all of them. */
export type Known = Pick<GoalView, "bet" | "picks" | "saved" | "keepers">;

/** The part of a hand that is shown. */
export interface Progress {
  /** Kicks made; the ball of the last one may still be in the air. */
  readonly kicked: number;
  /** Columns with a known result. */
  readonly seen: number;
  /** True once the end has been shown: all keepers, or the ball in the net. */
  readonly over: boolean;
}

/** Flight time from foot to row, the moment of suspense. */
export const FLIGHT_MS = 620;
/** Flight time of the kicks of an automatic hand, except its last one. */
export const QUICK_FLIGHT_MS = 260;

/** Returns how long the ball of a kick is in the air. */
export function flightMs(kicked: number, kicks: number): number {
  return kicked < kicks ? QUICK_FLIGHT_MS : FLIGHT_MS;
}

/** True if the ball passed the keepers of all columns. */
export function hasScored({ bet, picks, saved }: Pick<GoalView, "bet" | "picks" | "saved">): boolean {
  return !saved && picks.length === PITCHES[bet.size].columns;
}

/**
 * Column −1 is the spot of the ball before a hand, the column behind the last is the goal; a place may lie between two
 * columns or rows, and rows −0.5 and `rows` − 0.5 are the touchlines, over which a lost ball leaves the pitch.
 */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** A pitch to be drawn. */
export interface Scene {
  readonly size: Size;
  /** Faces by column, then by row. */
  readonly faces: readonly (readonly Face[])[];
  /** The path of the ball so far, as rows from the first column on. */
  readonly way: readonly number[];
  readonly ball: Place;
  /** Landing place of a ball in flight; null otherwise. */
  readonly target: Place | null;
  readonly flightMs: number;
  /** Columns that the ball has passed. */
  readonly passed: number;
  readonly end: "saved" | "scored" | "left" | null;
}

/** Returns a pitch before the first kick; `way` is the path of automatic hands. */
export function emptyScene(size: Size, way: readonly number[] = []): Scene {
  const pitch = PITCHES[size];
  const faces = gridOf(pitch, (column, row) => (way[column] === row ? "chosen" : "grass"));
  return { size, faces, way, ball: startOf(pitch), target: null, flightMs: 0, passed: 0, end: null };
}

/**
 * Returns the shown part of a hand. The whole hand is passed in because the ball takes off before its result is known.
 */
export function sceneOf(hand: Known, { kicked, seen, over }: Progress): Scene {
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
    ball: scored ? goalOf(pitch) : ballAfter(placeOf(picks, kicked) ?? startOf(pitch), isSaved, pitch),
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

/** A ball that a keeper beat away ends among the spectators of the nearer stand, before the column in which they stood. */
function ballAfter(at: Place, isSaved: boolean, { rows }: Pitch): Place {
  if (!isSaved) return at;
  return { column: at.column - 0.5, row: at.row < rows / 2 ? -0.5 : rows - 0.5 };
}

function goalOf({ rows, columns }: Pitch): Place {
  return { column: columns, row: (rows - 1) / 2 };
}

/** Cuts a path chosen for automatic hands to the rows and columns of this pitch. */
export function pathOn(size: Size, path: readonly number[]): readonly number[] {
  const { rows, columns } = PITCHES[size];
  const outside = path.findIndex((row) => row >= rows);
  return path.slice(0, outside < 0 ? columns : Math.min(outside, columns));
}

/** Picks random rows for an automatic hand. Math.random is fine here: every row is equally good. */
export function randomPath(size: Size, columns: number, random: () => number): readonly number[] {
  return Array.from({ length: columns }, () => Math.floor(random() * PITCHES[size].rows));
}
