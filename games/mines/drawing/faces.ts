import type { MinesView } from "../rules/mines.ts";
import { TILES } from "../rules/multipliers.ts";

/** The look of a tile. `spared` tiles were not chosen and are dimmed when the hand is over. */
export type Face = "covered" | "gem" | "mine" | "spared-gem" | "spared-mine";

/** The tiles of a hand that are open. */
export interface Opened {
  /** Number of open gems. */
  readonly gems: number;
  /** True once the mine that ended the hand is open. */
  readonly hit: boolean;
  /** True once all other tiles are open. */
  readonly field: boolean;
}

/** The known facts about a hand's tiles. */
type Field = Pick<MinesView, "revealed" | "hit" | "mines">;

/** Returns the faces of all tiles, row by row. */
export function facesOf(view: Field | null, opened: Opened): readonly Face[] {
  return Array.from({ length: TILES }, (_, tile) => faceOf(tile, view, opened));
}

/** Returns the faces of a hand that is over. */
export function endFaces(view: Field): readonly Face[] {
  return facesOf(view, { gems: view.revealed.length, hit: view.hit !== null, field: true });
}

function faceOf(tile: number, view: Field | null, opened: Opened): Face {
  if (view === null) return "covered";
  const order = view.revealed.indexOf(tile);
  if (order >= 0 && order < opened.gems) return "gem";
  if (tile === view.hit && opened.hit) return "mine";
  if (!opened.field || view.mines === null) return "covered";
  return view.mines.includes(tile) ? "spared-mine" : "spared-gem";
}
