import type { BetPage } from "@fairhouse/protocol/play.ts";
import type { FlightBet, FlightOutcome } from "../rules/flight.ts";
import { MAX_TARGET } from "../rules/point-law.ts";
import { isNothing, isNull, isNullOr, isRecordOf, isWhole } from "./facts.ts";
import { type RoundFacts, settledTicketOf } from "./rounds.ts";

export const flightFacts: RoundFacts<FlightBet, FlightOutcome> = {
  versions: [1],
  isBet: isRecordOf<FlightBet>({ amount: isWhole, auto: isNullOr(isWhole) }),
  isOutcome: isRecordOf<FlightOutcome>({ point: isWhole }),
  isFace: isNothing,
  isCarry: isNull,
};

/** A ticket as its public page shows it. Multipliers in hundredths. */
export interface SettledFlight {
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
export function settledFlightOf(page: BetPage): SettledFlight | null {
  const ticket = settledTicketOf(page, flightFacts);
  if (ticket === null) return null;
  const { refunded, takenBack } = ticket;
  const target = ticket.bet.auto;
  const point = ticket.outcome?.point ?? null;
  const left = refunded || ticket.payout === 0 ? null : leftOf(page.bet.leftAt, target, point);
  return { point, left, target, refunded, takenBack };
}

/**
 * Returns the multiplier of leaving by hand or by the preset, whichever came first. The end of the longest flight pays
 * everybody still in.
 */
export function leftOf(leftAt: number | null, target: number | null, point: number | null): number | null {
  const ways = [leftAt, target, point === MAX_TARGET ? point : null].filter((way) => way !== null);
  return ways.length === 0 ? null : Math.min(...ways);
}
