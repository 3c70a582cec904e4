import type { GameMark } from "../shared/screen/game-mark.ts";

/** By what the history tells bets of this game apart. */
export const marks: readonly GameMark[] = [
  { name: "rows", label: { en: "Rows", ar: "الصفوف" }, unit: "count", least: 8, most: 16 },
];
