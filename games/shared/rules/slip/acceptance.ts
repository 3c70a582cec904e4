import { isOffered, MIN_ODDS, type Odds } from "./odds.ts";

/** The price changes that a player accepts between seeing the odds and placing the bet. */
export type PricePolicy = "none" | "better" | "any";

export type Acceptance =
  | { readonly accepted: true; readonly odds: Odds }
  | { readonly accepted: false; readonly refusal: "price_changed"; readonly offered: Odds }
  | { readonly accepted: false; readonly refusal: "market_suspended"; readonly below: boolean };

/**
 * Decides about a leg whose odds were seen as `seen` and are `current` now (null: not priced). An accepted leg always
 * has the current odds.
 */
export function acceptance(seen: Odds, current: Odds | null, policy: PricePolicy): Acceptance {
  if (!isOffered(current)) {
    return { accepted: false, refusal: "market_suspended", below: current !== null && current < MIN_ODDS };
  }
  const holds = policy === "any" || (policy === "better" ? current >= seen : current === seen);
  return holds ? { accepted: true, odds: current } : { accepted: false, refusal: "price_changed", offered: current };
}
