import type { GameMark } from "../shared/screen/game-mark.ts";

/** The number by which the history filters bets of this game. */
export const marks: readonly GameMark[] = [
  { name: "mines", label: { en: "Mines", ar: "الألغام" }, unit: "count", least: 1, most: 24 },
];
