import type { Slip } from "../rules/slip/slip.ts";
import { type Facts, type Is, isListOf, isMissingOr, isNullOr, isRecordOf, isSuch, isWhole } from "./facts.ts";

export const isPolicy: Is<Slip<unknown>["policy"]> = (value): value is Slip<unknown>["policy"] =>
  value === "none" || value === "better" || value === "any";

/**
 * A slip has no outcome of its own: the facts that its legs name decide it. A slip that was cashed out has what its price
 * was computed from.
 */
export type SlipOutcome = { readonly cashedOut: object } | null;

const isObject: Is<object> = (value): value is object => typeof value === "object" && value !== null;

/** Returns the facts of a game with slips. */
export function slipFacts<Leg>(versions: readonly number[], isLeg: Is<Leg>): Facts<Slip<Leg>, SlipOutcome> {
  const isSlip = isRecordOf<Slip<Leg>>({
    unit: isWhole,
    sizes: isListOf(isWhole),
    policy: isPolicy,
    eachWay: isMissingOr((value): value is true => value === true),
    legs: isListOf(isLeg),
  });
  return {
    versions,
    isBet: isSuch(isSlip, ({ legs }) => legs.length > 0),
    isOutcome: isNullOr(isRecordOf({ cashedOut: isObject })),
  };
}
