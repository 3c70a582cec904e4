import type { BetPage } from "@fairhouse/protocol/play.ts";
import { isNull, isRecordOf, isWhole } from "../shared/facts/facts.ts";
import { type RoundFacts, type SettledTicket, settledTicketOf } from "../shared/facts/rounds.ts";
import { isOneOf } from "../shared/rules/is-one-of.ts";
import type { ColourBet, ColourOutcome } from "./rules/colour.ts";
import { periodName } from "./rules/periods.ts";
import { DIGITS, isPosition, type Position } from "./rules/terms.ts";

export const facts: RoundFacts<ColourBet, ColourOutcome, Position> = {
  versions: [1],
  isBet: isRecordOf<ColourBet>({ amount: isWhole, on: isPosition }),
  isOutcome: isRecordOf<ColourOutcome>({ digit: isOneOf(DIGITS) }),
  isFace: isPosition,
  isCarry: isNull,
};

/** An order as its public page shows it. */
export interface SettledOrder extends SettledTicket<ColourBet, ColourOutcome> {
  /** The number of its period; null if the facts do not include it. */
  readonly period: string | null;
}

/** Returns null for an open order, another version of the rules, or facts of another shape. */
export function settledOrderOf(page: BetPage): SettledOrder | null {
  const { proof } = page;
  const ticket = settledTicketOf(page, facts);
  return ticket && { ...ticket, period: "table" in proof ? periodName(proof.table, proof.closesAt) : null };
}
