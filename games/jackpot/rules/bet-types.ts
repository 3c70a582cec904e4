import { multiply, type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";
import type { BetType } from "../../shared/rules/bet-types.ts";
import { RETURN } from "./pot.ts";

interface PotShare extends BetType {
  /** The share of the pot. */
  readonly share: Ratio;
}

function typeOf(parts: number): PotShare {
  const chance = ratio(1, parts);
  return {
    name: `1/${parts} of the pot`,
    bet: {},
    share: chance,
    prizes: [{ chance, returns: multiply(RETURN, ratio(parts)) }],
  };
}

/** Every share has the same return: its chance grows with its price. */
export const betTypes: readonly PotShare[] = [2, 4, 10, 100, 1_000].map(typeOf);
