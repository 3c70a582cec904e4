import type { GameMark } from "../shared/screen/game-mark.ts";

/** By what the history tells bets of this game apart. */
export const marks: readonly GameMark[] = [
  { name: "positions", label: { en: "Positions", ar: "المواضع" }, unit: "count", least: 1, most: 6 },
];
