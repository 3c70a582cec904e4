import type { GameMark } from "../shared/screen/game-mark.ts";

/** By what the history tells bets of this game apart. */
export const marks: readonly GameMark[] = [
  { name: "chance", label: { en: "Chance", ar: "الفرصة" }, unit: "percent", least: 1, most: 9_800 },
];
