import type { Area, Size } from "../../shared/screen/chips/area.ts";
import type { ChipSpot } from "../../shared/screen/chips/chip-spots.tsx";
import { isPosition, type Position } from "../rules/positions.ts";

/** The cloth in units of its own; how wide one is, its place decides. */
export const CLOTH_SIZE: Size = { width: 16, height: 10 };

/** Side bets above, the two sides below, as the cards lie: the Player on the left. */
const FIELDS: Readonly<Record<Position, Area>> = {
  "player-pair": { x: 0, y: 0, width: 4, height: 4.4 },
  tie: { x: 4, y: 0, width: 4, height: 4.4 },
  "super-six": { x: 8, y: 0, width: 4, height: 4.4 },
  "banker-pair": { x: 12, y: 0, width: 4, height: 4.4 },
  player: { x: 0, y: 4.4, width: 8, height: 5.6 },
  banker: { x: 8, y: 4.4, width: 8, height: 5.6 },
};

/** The fields in the order in which they are read. */
export const SPOTS: readonly (ChipSpot & { readonly position: Position })[] = Object.entries(FIELDS).flatMap(
  ([id, area]) => (isPosition(id) ? [{ id, position: id, layer: 0, ...area }] : []),
);

/** Where the chips of a field lie: at its right; in the lower corner of a narrow one, whose name needs its width. */
export function seatOf({ x, y, width, height }: Area): Pick<Area, "x" | "y"> {
  return width < 5 ? { x: x + width - 0.95, y: y + height - 1.35 } : { x: x + width - 1.15, y: y + height / 2 };
}
