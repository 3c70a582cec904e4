import type { GameMark } from "../shared/screen/game-mark.ts";

/** The number by which the history filters bets of this game. */
export const marks: readonly GameMark[] = [
  { name: "target", label: { en: "Target", ar: "الهدف" }, unit: "multiplier", least: 101, most: 100_000_000 },
];
