import { type Area, type Size, spotsOf } from "../../shared/screen/chips/area.ts";
import { isPosition, type Position } from "../rules/positions.ts";

/** Size of the cloth in its own units; the layout decides their size on the page. */
export const CLOTH_SIZE: Size = { width: 16, height: 10 };

/** Lower on the left and higher on the right, the colours below, and the ranks at the bottom. */
const FIELDS: Readonly<Record<Position, Area>> = {
  lo: { x: 0, y: 0, width: 6, height: 4 },
  joker: { x: 6, y: 0, width: 4, height: 4 },
  hi: { x: 10, y: 0, width: 6, height: 4 },
  red: { x: 0, y: 4, width: 8, height: 3 },
  black: { x: 8, y: 4, width: 8, height: 3 },
  "2-9": { x: 0, y: 7, width: 4, height: 3 },
  "j-a": { x: 4, y: 7, width: 3, height: 3 },
  "j-q": { x: 7, y: 7, width: 3, height: 3 },
  "k-a": { x: 10, y: 7, width: 3, height: 3 },
  ace: { x: 13, y: 7, width: 3, height: 3 },
};

export const SPOTS = spotsOf(FIELDS, isPosition);

/** Returns the place of a field's chips: the very corner of it, where they leave the print legible also on phones. */
export function seatOf({ x, y, width }: Area): Pick<Area, "x" | "y"> {
  return { x: x + width - 0.6, y: y + 0.6 };
}
