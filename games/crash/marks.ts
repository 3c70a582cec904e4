import type { GameMark } from "../shared/screen/game-mark.ts";

/** The numbers by which players filter their history of this game. */
export const marks: readonly GameMark[] = [
  {
    name: "target",
    label: { en: "Auto cash-out", ar: "السحب التلقائي" },
    unit: "multiplier",
    least: 101,
    most: 100_000_000,
  },
];
