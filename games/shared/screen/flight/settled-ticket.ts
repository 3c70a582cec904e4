import { isGivenBack } from "@fairhouse/kernel/ended.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";
import { MAX_TARGET } from "../../rules/point-law.ts";
import { fieldOf, isSettled, outcomeOfPage, wholeNumberOf } from "../public-facts.ts";
import { pointOf } from "./flight-face.ts";

/** A ticket as its public page shows it. Multipliers in hundredths. */
export interface SettledTicket {
  /** The point at which the flight ended; null if it was voided. */
  readonly point: number | null;
  /** The multiplier at which the ticket left and was paid; null if it was lost or refunded. */
  readonly left: number | null;
  /** The preset cash-out of the bet. */
  readonly target: number | null;
  readonly refunded: boolean;
  readonly takenBack: boolean;
}

/** Returns null for an open ticket, for a flight that goes on without it, and for another version of the rules. */
export function settledTicketOf(page: BetPage): SettledTicket | null {
  const { bet } = page;
  if (!isSettled(bet, [1])) return null;
  const point = pointOf(outcomeOfPage(page));
  if (point === null && !isGivenBack(bet)) return null;
  const target = wholeNumberOf(fieldOf(bet.bet, "auto"));
  return {
    point,
    left: isGivenBack(bet) || bet.payout === 0 ? null : leftOf(bet.leftAt, target, point),
    target,
    refunded: isGivenBack(bet),
    takenBack: bet.ended === "taken_back",
  };
}

/**
 * Returns the multiplier of leaving by hand or by the preset, whichever came first. The end of the longest flight pays
 * everybody still in.
 */
export function leftOf(leftAt: number | null, target: number | null, point: number | null): number | null {
  const ways = [leftAt, target, point === MAX_TARGET ? point : null].filter((way) => way !== null);
  return ways.length === 0 ? null : Math.min(...ways);
}
