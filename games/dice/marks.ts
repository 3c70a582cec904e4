import type { GameMark } from "../shared/screen/game-mark.ts";

/** The number by which the history filters bets of this game. */
export const marks: readonly GameMark[] = [
  { name: "chance", label: { en: "Chance", ar: "الفرصة" }, unit: "percent", least: 1, most: 9_800 },
];
