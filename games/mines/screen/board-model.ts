import type { HandShow, NextStep } from "../../shared/screen/hand/show.ts";
import { someOf } from "../../shared/screen/some-of.ts";
import type { Opened } from "../drawing/faces.ts";
import type { MinesView } from "../rules/mines.ts";
import { gemsOf, TILES } from "../rules/multipliers.ts";

/** Progress of the screen in showing a hand; the rest follows tile by tile. */
export interface Shown extends Opened {
  readonly handId: string | null;
}

export const nothingShown: Shown = { handId: null, gems: 0, hit: false, field: false };

/** Milliseconds between two steps. */
const STEP_MS = 110;
/** Pause after the last tile before the field opens; longer after a mine. */
const FIELD_AFTER_GEM_MS = 260;
const FIELD_AFTER_MINE_MS = 620;

/** Returns the next step of a hand, or null once everything visible is shown. */
export function nextStep(
  shown: Shown,
  handId: string,
  view: Pick<MinesView, "revealed" | "hit" | "closed">,
): NextStep<Shown> | null {
  if (shown.handId !== handId) return { shown: { ...nothingShown, handId }, afterMs: 0 };
  if (shown.gems < view.revealed.length) {
    // The answer to a press is shown at once; the tiles of an automatic hand follow one another.
    return {
      shown: { ...shown, gems: shown.gems + 1 },
      afterMs: shown.gems + 1 === view.revealed.length && !view.closed ? 0 : STEP_MS,
    };
  }
  if (view.hit !== null && !shown.hit) return { shown: { ...shown, hit: true }, afterMs: STEP_MS };
  if (view.closed && !shown.field) {
    return { shown: { ...shown, field: true }, afterMs: view.hit === null ? FIELD_AFTER_GEM_MS : FIELD_AFTER_MINE_MS };
  }
  return null;
}

export const minesShow: HandShow<MinesView, Shown> = {
  nothing: nothingShown,
  next: nextStep,
  met(handId, { revealed, closed }) {
    return revealed.length > 0 && !closed ? { handId, gems: revealed.length, hit: false, field: false } : null;
  },
  /** A tile turns as soon as its answer arrives, so nothing is held back. */
  seen: (view) => view,
  isOver: ({ field }) => field,
};

/** Lists the tiles that can still be revealed, in board order. */
export function coveredTiles(view: MinesView, waiting: readonly number[]): readonly number[] {
  return Array.from({ length: TILES }, (_, tile) => tile).filter(
    (tile) => !view.revealed.includes(tile) && !waiting.includes(tile),
  );
}

/** Picks random tiles for an automatic hand. Math.random is fine here: every tile is equally good. */
export function randomTiles(count: number, random: () => number): readonly number[] {
  return someOf(
    Array.from({ length: TILES }, (_, tile) => tile),
    count,
    random,
  );
}

/** Returns the most tiles that an automatic hand may reveal: more could not all be gems. */
export function mostTiles(mines: number): number {
  return gemsOf(mines);
}

const SIDE = 5;
export const BOARD_SHAPE = { rows: SIDE, columns: SIDE };
export const MIDDLE = 12;

/** Computes the distance of two tiles, in tiles. */
function distanceOf(tile: number, other: number): number {
  return Math.hypot(Math.floor(tile / SIDE) - Math.floor(other / SIDE), (tile % SIDE) - (other % SIDE));
}

const WAVE_MS_A_TILE = 55;

/** Returns the delay of a tile in the wave that opens the field from the tile that ended the hand, in milliseconds. */
export function waveMs(tile: number, origin: number | null): number {
  return origin === null ? 0 : Math.round(distanceOf(tile, origin) * WAVE_MS_A_TILE);
}

export function rowOf(tile: number): number {
  return Math.floor(tile / SIDE) + 1;
}

export function columnOf(tile: number): number {
  return (tile % SIDE) + 1;
}
