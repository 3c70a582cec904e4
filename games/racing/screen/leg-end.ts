import { compare, ZERO } from "@fairhouse/kernel/ratio.ts";
import type { ShownEnd } from "../../shared/screen/slip/shown-end.ts";
import { type AcceptedLeg, endOfLeg } from "../rules/leg.ts";
import type { Running } from "../rules/running.ts";

/** Returns how a leg ended; a leg each way that did not win may have been placed. A null race is void. */
export function shownEnd(leg: AcceptedLeg, race: Running | null): ShownEnd {
  const { factor, placeFactor = ZERO, isVoid } = endOfLeg(leg, race);
  if (isVoid) return "void";
  if (compare(factor, ZERO) > 0) return "won";
  return compare(placeFactor, ZERO) > 0 ? "placed" : "lost";
}
