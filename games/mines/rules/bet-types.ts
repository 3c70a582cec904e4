import { multiply, type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";
import type { BetType } from "../../shared/rules/bet-types.ts";
import { multiplierOf, RETURN } from "./multipliers.ts";

interface MinesType extends BetType {
  readonly bet: { readonly mines: number };
  /** Number of gems after which the hand is cashed out. */
  readonly gems: number;
}

/** Mines, and gems before cashing out, from the calmest hand to the wildest. */
const PLAYS = [
  [1, 1],
  [3, 1],
  [3, 5],
  [5, 5],
  [24, 1],
  [12, 13],
] as const;

export const betTypes: readonly MinesType[] = PLAYS.map(([mines, gems]) => {
  const returns = multiplierOf(mines, gems);
  return {
    name: `${mines} ${mines === 1 ? "mine" : "mines"}, ${gems} ${gems === 1 ? "gem" : "gems"}`,
    bet: { mines },
    gems,
    prizes: [{ returns, chance: multiply(RETURN, inverse(returns)) }],
  };
});

function inverse({ numerator, denominator }: Ratio): Ratio {
  return ratio(denominator, numerator);
}
