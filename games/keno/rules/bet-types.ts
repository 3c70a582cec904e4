import type { BetType } from "../../shared/rules/bet-types.ts";
import { type KenoRisk, MAX_SPOTS, prizesOf, RISKS } from "./tables.ts";

interface KenoType extends BetType {
  readonly risk: KenoRisk;
  /** How many numbers are chosen: which ones makes no difference. */
  readonly spots: number;
}

/** Every table that a bet can be paid by. */
export const betTypes: readonly KenoType[] = RISKS.flatMap((risk) =>
  Array.from({ length: MAX_SPOTS }, (_, i) => {
    const spots = Array.from({ length: i + 1 }, (_, at) => at + 1);
    const count = spots.length;
    return {
      name: `${risk}, ${count} ${count === 1 ? "spot" : "spots"}`,
      bet: { risk, spots },
      risk,
      spots: count,
      prizes: prizesOf(risk, count),
    };
  }),
);
