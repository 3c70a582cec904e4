import type { GameMark } from "../shared/screen/game-mark.ts";

/** The numbers by which players filter their history of this game. */
export const marks: readonly GameMark[] = [
  { name: "positions", label: { en: "Positions", ar: "المواضع" }, unit: "count", least: 1, most: 6 },
];
