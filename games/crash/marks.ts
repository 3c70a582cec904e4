import { MAX_TARGET, MIN_TARGET } from "../shared/rules/point-law.ts";
import type { GameMark } from "../shared/screen/game-mark.ts";

/** The numbers by which players filter their history of this game. */
export const marks: readonly GameMark[] = [
  {
    name: "target",
    label: { en: "Auto cash-out", ar: "السحب التلقائي" },
    unit: "multiplier",
    least: MIN_TARGET,
    most: MAX_TARGET,
  },
];
