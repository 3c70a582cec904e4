import { MAX_TARGET, MIN_TARGET } from "../shared/rules/point-law.ts";
import type { GameMark } from "../shared/screen/game-mark.ts";

/** The number by which the history filters bets of this game. */
export const marks: readonly GameMark[] = [
  { name: "target", label: { en: "Target", ar: "الهدف" }, unit: "multiplier", least: MIN_TARGET, most: MAX_TARGET },
];
