import type { GameMark } from "../shared/screen/game-mark.ts";

/** By what the history tells bets of this game apart. */
export const marks: readonly GameMark[] = [
  {
    name: "target",
    label: { en: "Auto cash-out", ar: "السحب التلقائي" },
    unit: "multiplier",
    least: 101,
    most: 100_000_000,
  },
];
