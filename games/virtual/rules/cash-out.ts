import type { Money } from "@fairhouse/kernel/money.ts";
import { ONE } from "@fairhouse/kernel/ratio.ts";
import { cashOutOfSlip } from "../../shared/rules/slip/cash-out.ts";
import type { Slip } from "../../shared/rules/slip/slip.ts";
import type { MatchState } from "./league.ts";
import { type AcceptedLeg, expectedFactor, factorOfLeg } from "./leg.ts";
import type { Goal } from "./match.ts";

/** Returns the factors of the legs, as far as their matches are over: null goals are those of a void match. */
export function resultsOf({ legs }: Slip<AcceptedLeg>, known: ReadonlyMap<string, readonly Goal[] | null>) {
  return legs.map((own) => {
    const all = known.get(own.event);
    if (all === undefined) return { factor: null, isVoid: false };
    if (all === null) return { factor: ONE, isVoid: true };
    return { factor: factorOfLeg(own, all), isVoid: false };
  });
}

/** Returns the price at which the house buys a slip back, from its matches as they stand; null if it does not buy it now. */
export function cashOutOf(
  slip: Slip<AcceptedLeg>,
  known: ReadonlyMap<string, readonly Goal[] | null>,
  states: ReadonlyMap<string, MatchState>,
): Money | null {
  const factors = resultsOf(slip, known).map(({ factor }, place) => {
    const own = slip.legs[place];
    const now = own && states.get(own.event);
    return factor ?? (own && now ? expectedFactor(own, now) : null);
  });
  return cashOutOfSlip(slip, factors);
}
