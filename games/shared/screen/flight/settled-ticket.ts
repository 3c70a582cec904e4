import { isTakenBack } from "@fairhouse/kernel/taken-back.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";
import { MAX_HUNDREDTHS } from "../../rules/growth.ts";
import { fieldOf, isSettled, wholeNumberOf } from "../public-facts.ts";
import { pointOf } from "./flight-face.ts";

/** A ticket as its public page tells it. Multipliers in hundredths. */
export interface SettledTicket {
  /** Where the flight ended; null when it was voided. */
  readonly point: number | null;
  /** Where the ticket left and was paid; null when it was lost or given back. */
  readonly left: number | null;
  /** The preset cash-out of the bet. */
  readonly target: number | null;
  readonly refunded: boolean;
  readonly takenBack: boolean;
}

/** Null for an open ticket, a flight that goes on without it, or another version of the rules. */
export function settledTicketOf({ bet, proof }: BetPage): SettledTicket | null {
  if (!isSettled(bet, [1])) return null;
  const point = pointOf("outcome" in proof ? proof.outcome : bet.outcome);
  if (point === null && !bet.refunded) return null;
  const target = wholeNumberOf(fieldOf(bet.bet, "auto"));
  return {
    point,
    left: bet.refunded || bet.payout === 0 ? null : leftOf(bet.leftAt, target, point),
    target,
    refunded: bet.refunded,
    takenBack: isTakenBack(bet),
  };
}

/** By hand or by the preset, whichever came first; the end of the longest flight pays everybody who is still in. */
export function leftOf(leftAt: number | null, target: number | null, point: number | null): number | null {
  const ways = [leftAt, target, point === MAX_HUNDREDTHS ? point : null].filter((way) => way !== null);
  return ways.length === 0 ? null : Math.min(...ways);
}
