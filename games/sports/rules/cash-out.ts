import type { Money } from "@fairhouse/kernel/money.ts";
import { add, multiply, ONE, type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";
import { cashOutOfSlip } from "../../shared/rules/slip/cash-out.ts";
import { multiplierOf } from "../../shared/rules/slip/odds.ts";
import type { Slip } from "../../shared/rules/slip/slip.ts";
import type { EventResult, EventState, Points } from "./event.ts";
import { type AcceptedLeg, endOfLeg } from "./leg.ts";
import { chanceNow, type EventSelection } from "./markets.ts";

const QUARTERS = 4;
const HANDICAP = "asian-handicap";

/** Returns the ends of the legs of a slip, as far as their events are over: a null result is of a void event. */
export function endsOfLegs({ legs }: Slip<AcceptedLeg>, known: ReadonlyMap<string, EventResult | null>) {
  return legs.map((own) => {
    const result = known.get(own.event);
    return result === undefined ? { factor: null, isVoid: false } : endOfLeg(own, result);
  });
}

/**
 * Returns the price at which the house buys a slip back, from its events as they stand; null if it does not buy it now.
 * Nobody knows the chance of a place, so no slip each way is bought.
 */
export function cashOutOf(
  slip: Slip<AcceptedLeg>,
  known: ReadonlyMap<string, EventResult | null>,
  states: ReadonlyMap<string, EventState>,
): Money | null {
  if (slip.eachWay) return null;
  const factors = endsOfLegs(slip, known).map(({ factor }, place) => {
    const own = slip.legs[place];
    const now = own && states.get(own.event);
    return factor ?? (own && now ? expectedFactor(own, now) : null);
  });
  return cashOutOfSlip(slip, factors);
}

/**
 * Returns what a leg is expected to pay for each unit, from the chance without margin that its event has now. Null if
 * that chance is unknown: no bets are taken on its selection, a runner was withdrawn since, whose percent the result
 * tells, or its line may be level and nobody knows how likely that is.
 */
export function expectedFactor(own: AcceptedLeg, now: EventState): Ratio | null {
  if (now.card.withdrawn.some((runner) => !own.card.withdrawn.includes(runner))) return null;
  const chance = chanceNow(now, selectionNow(own, now));
  if (chance === null) return null;
  const ifDecided = multiply(chance, multiplierOf(own.odds));
  if (!mayBeLevel(own)) return ifDecided;
  const level = isLevelAtDraw(own) ? chanceNow(now, { market: "result", selection: "draw" }) : null;
  // The odds of such a market are those of what is decided.
  return level === null ? null : add(level, multiply(add(ONE, multiply(ratio(-1), level)), ifDecided));
}

/** Returns the selection that is offered now for the same leg: in play a handicap counts from the present score. */
export function selectionNow({ market, selection, line, madeAt }: AcceptedLeg, { inPlay }: EventState): EventSelection {
  if (market !== HANDICAP || line === undefined) return { market, selection, ...(line === undefined ? {} : { line }) };
  const lead = leadOf(selection, inPlay?.course?.score) - leadOf(selection, madeAt?.score);
  return { market, selection, line: line + QUARTERS * lead };
}

function leadOf(selection: string, [home, away]: Points = [0, 0]): number {
  return selection === "home" ? home - away : away - home;
}

/** True for a selection whose stake, or half of it, may come back. */
function mayBeLevel({ market, line }: AcceptedLeg): boolean {
  return market === "draw-no-bet" || (line !== undefined && Math.abs(line) % QUARTERS !== QUARTERS / 2);
}

/** True if the stake comes back exactly when the match ends in a draw. */
function isLevelAtDraw({ market, selection, line, madeAt }: AcceptedLeg): boolean {
  return market === "draw-no-bet" || (market === HANDICAP && line === QUARTERS * leadOf(selection, madeAt?.score));
}
