import type { GameMark } from "../shared/screen/game-mark.ts";

/** The number by which the history filters bets of this game. */
export const marks: readonly GameMark[] = [
  { name: "segments", label: { en: "Segments", ar: "القطاعات" }, unit: "count", least: 10, most: 50 },
];
