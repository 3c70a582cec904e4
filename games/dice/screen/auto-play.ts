import type { AutoPlay } from "../../shared/screen/auto-bets.ts";
import type { DiceBet } from "../rules/dice.ts";
import { type Side, targetOf } from "../rules/terms.ts";

/** What automatic bets are made of. */
export interface DiceSetup {
  readonly side: Side;
  /** How many of the 10,000 rolls win. */
  readonly chance: number;
}

export const autoPlay: AutoPlay<DiceSetup, DiceBet> = {
  bet: (amount, { side, chance }) => ({ amount, side, target: targetOf(side, chance) }),
  example: { side: "over", chance: 4_950 },
};
