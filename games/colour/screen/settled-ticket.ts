import { isGivenBack } from "@fairhouse/kernel/ended.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";
import { isSettled, outcomeOfPage } from "../../shared/screen/public-facts.ts";
import { periodName } from "../rules/periods.ts";
import type { Position } from "../rules/terms.ts";
import { digitOf, positionOf } from "./facts.ts";

/** An order as its public page shows it. */
export interface SettledTicket {
  readonly on: Position;
  readonly stake: Money;
  readonly payout: Money;
  /** Null if the round was voided, or the order taken back before the digit was known. */
  readonly digit: number | null;
  /** The number of its period; null if the facts do not include it. */
  readonly period: string | null;
  readonly refunded: boolean;
  readonly takenBack: boolean;
}

/** Returns null for an open order, another version of the rules, or facts of another shape. */
export function settledTicketOf(page: BetPage): SettledTicket | null {
  const { bet, proof } = page;
  if (!isSettled(bet, [1])) return null;
  const { stake, payout } = bet;
  const refunded = isGivenBack(bet);
  const digit = digitOf(outcomeOfPage(page));
  const on = positionOf(bet.bet);
  if (on === null || (digit === null && !refunded)) return null;
  const period = "table" in proof ? periodName(proof.table, proof.closesAt) : null;
  return { on, stake, payout, digit, period, refunded, takenBack: bet.ended === "taken_back" };
}
