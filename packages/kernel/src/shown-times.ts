import { type Money, payoutOf } from "./money.ts";
import { hundredths, type Ratio } from "./ratio.ts";
import { type ShownMultiplier, shownMultiplier } from "./shown-multiplier.ts";

/** Returns a multiplier of the rules as a bet of this stake shows it: before, during and after it the same. */
export function shownTimes(stake: Money, multiplier: Ratio): ShownMultiplier {
  return shownMultiplier(stake, payoutOf(stake, multiplier), hundredths(multiplier));
}
