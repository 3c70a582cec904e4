import type { GameMark } from "../shared/screen/game-mark.ts";

/** The number by which the history filters bets of this game. */
export const marks: readonly GameMark[] = [
  { name: "positions", label: { en: "Positions", ar: "المواضع" }, unit: "count", least: 1, most: 10 },
];
