import { type Area, type Size, spotsOf } from "../../shared/screen/chips/area.ts";
import { isPosition, type Position } from "../rules/positions.ts";

/** Size of the cloth in its own units; its container decides how large one is. */
export const CLOTH_SIZE: Size = { width: 16, height: 10 };

/** Pairs and the tie are above, the two sides below. As with the cards, the Player is on the left. */
const FIELDS: Readonly<Record<Position, Area>> = {
  "player-pair": { x: 0, y: 0, width: 5, height: 4 },
  tie: { x: 5, y: 0, width: 6, height: 4 },
  "banker-pair": { x: 11, y: 0, width: 5, height: 4 },
  player: { x: 0, y: 4, width: 8, height: 6 },
  banker: { x: 8, y: 4, width: 8, height: 6 },
};

export const SPOTS = spotsOf(FIELDS, isPosition);

/** Returns the place of a field's chips: at its right, beside the print. */
export function seatOf({ x, y, width, height }: Area): Pick<Area, "x" | "y"> {
  return { x: x + width - 1.35, y: y + height / 2 };
}
