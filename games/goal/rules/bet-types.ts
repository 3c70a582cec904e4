import { multiply, type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";
import type { BetType } from "../../shared/rules/bet-types.ts";
import { multiplierOf, PITCHES, RETURN, SIZES, type Size } from "./pitches.ts";

interface GoalType extends BetType {
  readonly bet: { readonly size: Size };
  /** Number of columns after which the hand is cashed out, or the ball is in the goal. */
  readonly columns: number;
}

/** The calmest and the wildest hand of every pitch: one column, and all of them. */
export const betTypes: readonly GoalType[] = SIZES.flatMap((size) =>
  [1, PITCHES[size].columns].map((columns) => {
    const returns = multiplierOf(size, columns);
    return {
      name: `${size}, ${columns} ${columns === 1 ? "column" : "columns"}`,
      bet: { size },
      columns,
      prizes: [{ returns, chance: multiply(RETURN, inverse(returns)) }],
    };
  }),
);

function inverse({ numerator, denominator }: Ratio): Ratio {
  return ratio(denominator, numerator);
}
