import type { GameMark } from "../shared/screen/game-mark.ts";

/** By what the history tells bets of this game apart. */
export const marks: readonly GameMark[] = [
  { name: "segments", label: { en: "Segments", ar: "القطاعات" }, unit: "count", least: 10, most: 50 },
];
