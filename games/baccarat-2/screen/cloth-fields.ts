import { type Area, type Size, spotsOf } from "../../shared/screen/chips/area.ts";
import { isPosition, type Position } from "../rules/positions.ts";

/** Size of the cloth in its own units; its container decides how large one is. */
export const CLOTH_SIZE: Size = { width: 16, height: 10 };

/** Side bets are above, the two sides below. As with the cards, the Player is on the left. */
const FIELDS: Readonly<Record<Position, Area>> = {
  "player-pair": { x: 0, y: 0, width: 4, height: 4.4 },
  tie: { x: 4, y: 0, width: 4, height: 4.4 },
  "super-six": { x: 8, y: 0, width: 4, height: 4.4 },
  "banker-pair": { x: 12, y: 0, width: 4, height: 4.4 },
  player: { x: 0, y: 4.4, width: 8, height: 5.6 },
  banker: { x: 8, y: 4.4, width: 8, height: 5.6 },
};

export const SPOTS = spotsOf(FIELDS, isPosition);

/**
 * Returns the place of a field's chips: at its right, or in the lower corner of a narrow field, whose name needs the
 * width.
 */
export function seatOf({ x, y, width, height }: Area): Pick<Area, "x" | "y"> {
  return width < 5 ? { x: x + width - 0.95, y: y + height - 1.35 } : { x: x + width - 1.35, y: y + height / 2 };
}
