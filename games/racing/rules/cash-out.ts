import type { Money } from "@fairhouse/kernel/money.ts";
import { cashOutOfSlip } from "../../shared/rules/slip/cash-out.ts";
import type { LegEnd, Slip } from "../../shared/rules/slip/slip.ts";
import { type AcceptedLeg, endOfLeg, expectedOf } from "./leg.ts";
import type { Running } from "./running.ts";

const OPEN: LegEnd = { factor: null, isVoid: false };

/** Returns the ends of the legs, as far as their races are over: a null race is void. */
export function endsOf({ legs }: Slip<AcceptedLeg>, known: ReadonlyMap<string, Running | null>): readonly LegEnd[] {
  return legs.map((own) => {
    const result = known.get(own.event);
    return result === undefined ? OPEN : endOfLeg(own, result);
  });
}

/**
 * Returns the price at which the house buys a slip back; null if it does not buy it now.
 * @param ahead the races that take bets, by the ids of their facts.
 */
export function cashOutOf(
  slip: Slip<AcceptedLeg>,
  known: ReadonlyMap<string, Running | null>,
  ahead: ReadonlySet<string>,
): Money | null {
  const values = endsOf(slip, known).map((end, place) => {
    const own = slip.legs[place];
    if (end.factor !== null) return end;
    return own !== undefined && ahead.has(own.event) ? expectedOf(own) : null;
  });
  return cashOutOfSlip(
    slip,
    values.map((value) => value?.factor ?? null),
    values.map((value) => value?.placeFactor ?? value?.factor ?? null),
  );
}
