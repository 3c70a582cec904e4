import type { BetType } from "../../shared/rules/bet-types.ts";
import { MAX_CHANCE, MIN_CHANCE, prizesOf, targetOf } from "./terms.ts";

interface DiceType extends BetType {
  readonly chance: number;
}

const CHANCES = [MAX_CHANCE, 7_500, 4_950, 2_500, 1_000, 100, 10, MIN_CHANCE];

/** Both sides are equivalent; only the chance distinguishes bets. */
export const betTypes: readonly DiceType[] = CHANCES.map((chance) => ({
  name: `chance ${(chance / 100).toFixed(2)}%`,
  bet: { side: "over", target: targetOf("over", chance) },
  chance,
  prizes: prizesOf(chance),
}));
