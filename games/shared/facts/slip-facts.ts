import type { Slip } from "../rules/slip/slip.ts";
import { type Facts, type Is, isListOf, isNull, isRecordOf, isSuch, isWhole } from "./facts.ts";

export const isPolicy: Is<Slip<unknown>["policy"]> = (value): value is Slip<unknown>["policy"] =>
  value === "none" || value === "better" || value === "any";

/** Returns the facts of a game with slips. A slip has no outcome of its own: the facts that its legs name decide it. */
export function slipFacts<Leg>(versions: readonly number[], isLeg: Is<Leg>): Facts<Slip<Leg>, null> {
  const isSlip = isRecordOf<Slip<Leg>>({
    unit: isWhole,
    sizes: isListOf(isWhole),
    policy: isPolicy,
    legs: isListOf(isLeg),
  });
  return { versions, isBet: isSuch(isSlip, ({ legs }) => legs.length > 0), isOutcome: isNull };
}
