import type { GameMark } from "../shared/screen/game-mark.ts";

/** The number by which the history filters bets of this game. */
export const marks: readonly GameMark[] = [
  { name: "tickets", label: { en: "Tickets", ar: "التذاكر" }, unit: "count", least: 1, most: 10 },
];
