import type { AutoPlay } from "../../shared/screen/panel/auto-bets.ts";
import type { DiceBet } from "../rules/dice.ts";
import { type Side, targetOf } from "../rules/terms.ts";

/** The settings of automatic bets. */
export interface DiceSetup {
  readonly side: Side;
  /** Number of winning rolls among 10,000. */
  readonly chance: number;
}

export const autoPlay: AutoPlay<DiceSetup, DiceBet> = {
  bet: (amount, { side, chance }) => ({ amount, side, target: targetOf(side, chance) }),
  example: { side: "over", chance: 4_950 },
};
