import type { GameMark } from "../shared/screen/game-mark.ts";

/** By what the history tells bets of this game apart. */
export const marks: readonly GameMark[] = [
  { name: "spots", label: { en: "Numbers chosen", ar: "الأرقام المختارة" }, unit: "count", least: 1, most: 10 },
];
