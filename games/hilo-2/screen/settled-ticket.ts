import { isGivenBack } from "@fairhouse/kernel/ended.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";
import type { Chip } from "../../shared/rules/chips.ts";
import { chipsOfBet } from "../../shared/screen/chips/chips-of-bet.ts";
import { isSettled, outcomeOfPage } from "../../shared/screen/public-facts.ts";
import type { LiveCard, Rank } from "../rules/deck.ts";
import { isPosition } from "../rules/positions.ts";
import { baseOf, cardOf } from "./facts.ts";

/** The facts of a ticket on its public page. */
export interface SettledTicket {
  readonly base: Rank;
  readonly chips: readonly Chip[];
  /** Null if the round was voided, or the ticket taken back before the reveal. */
  readonly card: LiveCard | null;
  readonly refunded: boolean;
  readonly takenBack: boolean;
}

/**
 * Reads a settled ticket from its public page. Null for an open ticket, another version of the rules, or facts of
 * another shape.
 */
export function settledTicketOf(page: BetPage): SettledTicket | null {
  const { bet } = page;
  if (!isSettled(bet, [1])) return null;
  const card = cardOf(outcomeOfPage(page));
  const base = baseOf(bet.bet);
  const chips = chipsOfBet(bet.bet, isPosition);
  if (base === null || chips === null || (card === null && !isGivenBack(bet))) return null;
  return { base, chips, card, refunded: isGivenBack(bet), takenBack: bet.ended === "taken_back" };
}
