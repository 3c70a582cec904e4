import { multiply, ONE, type Ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { multiplierOf, type Odds, returnOf, type Weights } from "../../shared/rules/slip/odds.ts";
import type { LegMoments, PricedPlace } from "../../shared/rules/slip/slip.ts";
import type { RaceState } from "./course.ts";
import { isWon, type RaceSelection, weightsOf } from "./markets.ts";
import { ALL } from "./order.ts";
import type { Running } from "./running.ts";

/** A leg as a player asks for it, with the odds that they saw. */
export interface WishedLeg extends RaceSelection {
  /** The race, by the id of its fact. */
  readonly event: string;
  readonly odds: Odds;
}

/** A leg as it was accepted: on a race that it describes itself. */
export interface AcceptedLeg extends WishedLeg {
  readonly race: RaceState;
  /** Its place; absent if its slip is not each way. */
  readonly place?: PricedPlace | undefined;
}

/** The end of a leg: its factor, and that of its place if its slip is each way. */
export interface LegFactors {
  readonly factor: Ratio;
  readonly placeFactor?: Ratio | undefined;
}

/** Ends a leg by its race; a null race is void. */
export function endOfLeg(leg: AcceptedLeg, race: Running | null): LegFactors & { readonly isVoid: boolean } {
  if (race === null) return { factor: ONE, isVoid: true };
  const factor = isWon(race, leg) ? multiplierOf(leg.odds) : ZERO;
  if (leg.place === undefined) return { factor, isVoid: false };
  const placeFactor = isWon(race, { ...leg, market: "place" }) ? multiplierOf(leg.place.odds) : ZERO;
  return { factor, placeFactor, isVoid: false };
}

const NEVER: Weights = { won: 0n, push: 0n, lost: ALL };

/** Returns what a leg is expected to pay for each unit before its race. */
export function expectedOf(leg: AcceptedLeg): LegFactors {
  const factor = returnOf(weightsOf(leg.race, leg) ?? NEVER, leg.odds);
  if (leg.place === undefined) return { factor };
  const place = weightsOf(leg.race, { ...leg, market: "place" }) ?? NEVER;
  return { factor, placeFactor: returnOf(place, leg.place.odds) };
}

/** Returns the moments of a leg. A winner is placed as well, so both factors are paid together with its chance. */
export function momentsOf(leg: AcceptedLeg): LegMoments {
  const { factor: mean, placeFactor } = expectedOf(leg);
  const odds = multiplierOf(leg.odds);
  const own = { mean, square: multiply(mean, odds) };
  if (leg.place === undefined || placeFactor === undefined) return own;
  const placeOdds = multiplierOf(leg.place.odds);
  const place = { mean: placeFactor, square: multiply(placeFactor, placeOdds), joint: multiply(mean, placeOdds) };
  return { ...own, place };
}
