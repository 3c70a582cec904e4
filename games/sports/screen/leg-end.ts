import { compare, ONE, ZERO } from "@fairhouse/kernel/ratio.ts";
import type { ShownEnd } from "../../shared/screen/slip/shown-end.ts";
import type { EventResult } from "../rules/event.ts";
import { type AcceptedLeg, endOfLeg } from "../rules/leg.ts";

/**
 * Returns how a leg ended: by what its stake came back as. A leg of which something comes back, but less than the stake,
 * was lost in one half, or shared its win in a dead heat. A leg each way that did not win may have been placed.
 */
export function shownEnd(leg: AcceptedLeg, result: EventResult | null): ShownEnd {
  const { factor, placeFactor = ZERO, isVoid } = endOfLeg(leg, result);
  if (isVoid) return "void";
  if (compare(factor, ZERO) === 0 && compare(placeFactor, ZERO) > 0) return "placed";
  if (compare(factor, ONE) === 0) return "back";
  const isShared = result?.kind === "winners" && compare(factor, ZERO) > 0;
  return compare(factor, ONE) > 0 || isShared ? "won" : "lost";
}
