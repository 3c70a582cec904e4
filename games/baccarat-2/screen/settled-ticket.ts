import { isTakenBack } from "@fairhouse/kernel/taken-back.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";
import type { Coup } from "../../shared/rules/baccarat/coup.ts";
import type { Chip } from "../../shared/rules/chips.ts";
import { chipsOfBet } from "../../shared/screen/chips/chips-of-bet.ts";
import { isSettled } from "../../shared/screen/public-facts.ts";
import { coupOfHand, type LiveBaccaratOutcome } from "../rules/hand.ts";
import { isPosition } from "../rules/positions.ts";
import type { ShoePlace } from "../rules/shoe.ts";
import { handOf, placeOf } from "./facts.ts";

/** A ticket as its public page tells it. */
export interface SettledTicket {
  readonly chips: readonly Chip[];
  /** Null when the round was voided, or the ticket taken back before anybody knew. */
  readonly hand: LiveBaccaratOutcome | null;
  readonly coup: Coup | null;
  /** Where the hand began in its shoe; null where that was not told. */
  readonly place: ShoePlace | null;
  readonly refunded: boolean;
  readonly takenBack: boolean;
}

/** Null for an open ticket, another version of the rules, or facts of another shape. */
export function settledTicketOf({ bet, proof }: BetPage): SettledTicket | null {
  if (!isSettled(bet, [1])) return null;
  const hand = handOf("outcome" in proof ? proof.outcome : bet.outcome);
  const chips = chipsOfBet(bet.bet, isPosition);
  if (chips === null || (hand === null && !bet.refunded)) return null;
  return {
    chips,
    hand,
    coup: hand && coupOfHand(hand.cards),
    place: "carry" in proof ? placeOf(proof.carry) : null,
    refunded: bet.refunded,
    takenBack: isTakenBack(bet),
  };
}
