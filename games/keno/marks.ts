import type { GameMark } from "../shared/screen/game-mark.ts";

/** The number by which the history filters bets of this game. */
export const marks: readonly GameMark[] = [
  { name: "spots", label: { en: "Numbers chosen", ar: "الأرقام المختارة" }, unit: "count", least: 1, most: 10 },
];
