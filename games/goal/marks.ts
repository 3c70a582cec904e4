import type { GameMark } from "../shared/screen/game-mark.ts";

/** The number by which the history filters bets of this game. */
export const marks: readonly GameMark[] = [
  { name: "rows", label: { en: "Rows", ar: "الصفوف" }, unit: "count", least: 3, most: 5 },
];
