import { ONE, type Ratio, ZERO } from "@fairhouse/kernel/ratio.ts";
import { deadHeatFactor, factorOf, reducedOdds } from "../../shared/rules/slip/factor.ts";
import { multiplierOf, type Odds } from "../../shared/rules/slip/odds.ts";
import { type PlaceTerms, placedAt } from "../../shared/rules/slip/slip.ts";
import type { EventCard, EventResult, Points } from "./event.ts";
import { decidedByScore, type EventSelection, settledByScore } from "./markets.ts";

/** A leg as a player asks for it, with the odds that they saw. */
export interface WishedLeg extends EventSelection {
  /** The event, by the id of its fact. */
  readonly event: string;
  readonly odds: Odds;
  /** The step of the course that they saw; absent before the start. */
  readonly step?: number | undefined;
}

/** A leg as it was accepted: at the odds of that moment. */
export interface AcceptedLeg extends WishedLeg {
  readonly card: EventCard;
  /** The margin-free chance from which the odds were made, in millionths; null for odds that a trader set. */
  readonly fair: number | null;
  /** The terms of its place; absent if its slip is not each way. */
  readonly place?: PlaceTerms | undefined;
  /** The standing of the match; absent for a leg that was made before the start. */
  readonly madeAt?: { readonly score: Points; readonly minute: number | null } | undefined;
}

/** A leg's end: its factor, that of its place each way, and whether it is void. A void leg has the factors 1. */
export interface LegEnd {
  readonly factor: Ratio;
  readonly placeFactor?: Ratio;
  readonly isVoid: boolean;
}

const VOID: LegEnd = { factor: ONE, isVoid: true };
const ALL_PERCENTS = 100;

/** Ends a leg by the result of its event; a null result is of a void event. */
export function endOfLeg(leg: AcceptedLeg, result: EventResult | null): LegEnd {
  if (result === null) return VOID;
  if (result.kind === "winners") return endOfRunner(leg, result);
  const { kind, score, halfTime = null } = result;
  const settle = kind === "abandoned" ? decidedByScore : settledByScore;
  const halves = settle(leg, score, halfTime, leg.madeAt?.score);
  return halves === null ? VOID : { factor: factorOf(halves, leg.odds), isVoid: false };
}

function endOfRunner(leg: AcceptedLeg, result: Extract<EventResult, { kind: "winners" }>): LegEnd {
  const { winners, placed = [], withdrawn } = result;
  const runner = Number(leg.selection);
  if (withdrawn.some((its) => its.runner === runner)) return VOID;
  // Odds of a bet that was made after a withdrawal know of it.
  const later = withdrawn.filter((its) => !leg.card.withdrawn.includes(its.runner));
  const percent = Math.min(
    ALL_PERCENTS,
    later.reduce((sum, its) => sum + its.percent, 0),
  );
  const odds = percent === 0 ? multiplierOf(leg.odds) : reducedOdds(leg.odds, percent);
  const order = [winners, ...placed];
  const factor = factorOfPlace(order, runner, 1, odds);
  if (leg.place === undefined) return { factor, isVoid: false };
  const placeFactor = factorOfPlace(order, runner, leg.place.places, placedAt(odds, leg.place));
  return { factor, placeFactor, isVoid: false };
}

/** Returns what a runner's finish pays if so many places are paid: level runners share the places that are left for them. */
function factorOfPlace(order: readonly (readonly number[])[], runner: number, places: number, odds: Ratio): Ratio {
  const at = order.findIndex((level) => level.includes(runner));
  const left = places - order.slice(0, at).flat().length;
  if (at < 0 || left <= 0) return ZERO;
  const runners = order[at]?.length ?? 1;
  return runners <= left ? odds : deadHeatFactor(odds, { places: left, runners });
}
