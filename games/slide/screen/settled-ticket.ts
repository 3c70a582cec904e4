import { isGivenBack } from "@fairhouse/kernel/ended.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";
import { fieldOf, isSettled, outcomeOfPage, wholeNumberOf } from "../../shared/screen/public-facts.ts";
import { pointOf } from "./figures.ts";

/** A ticket as its public page shows it. Multipliers in hundredths. */
export interface SettledTicket {
  /**
   * The point at which the strip stopped; null if the round was voided, or the ticket taken back before the point was
   * known.
   */
  readonly point: number | null;
  readonly target: number;
  readonly round: number;
  readonly refunded: boolean;
  readonly takenBack: boolean;
}

/** Returns null for an open ticket, or another version of the rules. */
export function settledTicketOf(page: BetPage): SettledTicket | null {
  const { bet, proof } = page;
  if (!isSettled(bet, [1])) return null;
  const point = pointOf(outcomeOfPage(page));
  const target = wholeNumberOf(fieldOf(bet.bet, "target"));
  if (target === null || (point === null && !isGivenBack(bet))) return null;
  const round = "table" in proof ? proof.round : 1;
  return { point, target, round, refunded: isGivenBack(bet), takenBack: bet.ended === "taken_back" };
}
