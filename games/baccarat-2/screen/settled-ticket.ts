import { isGivenBack } from "@fairhouse/kernel/ended.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";
import type { Coup } from "../../shared/rules/baccarat/coup.ts";
import type { Chip } from "../../shared/rules/chips.ts";
import { chipsOfBet } from "../../shared/screen/chips/chips-of-bet.ts";
import { isSettled, outcomeOfPage } from "../../shared/screen/public-facts.ts";
import { coupOfHand, type LiveBaccaratOutcome } from "../rules/hand.ts";
import { isPosition } from "../rules/positions.ts";
import type { ShoePlace } from "../rules/shoe.ts";
import { handOf, placeOf } from "./facts.ts";

/** A ticket as its public page shows it. */
export interface SettledTicket {
  readonly chips: readonly Chip[];
  /** Null if the round was voided, or the ticket taken back before the hand was known. */
  readonly hand: LiveBaccaratOutcome | null;
  readonly coup: Coup | null;
  /** The place in the shoe at which the hand began; null if it was not given. */
  readonly place: ShoePlace | null;
  readonly refunded: boolean;
  readonly takenBack: boolean;
}

/** Returns null for an open ticket, another version of the rules, or facts of another shape. */
export function settledTicketOf(page: BetPage): SettledTicket | null {
  const { bet, proof } = page;
  if (!isSettled(bet, [1])) return null;
  const hand = handOf(outcomeOfPage(page));
  const chips = chipsOfBet(bet.bet, isPosition);
  if (chips === null || (hand === null && !isGivenBack(bet))) return null;
  return {
    chips,
    hand,
    coup: hand && coupOfHand(hand.cards),
    place: "carry" in proof ? placeOf(proof.carry) : null,
    refunded: isGivenBack(bet),
    takenBack: bet.ended === "taken_back",
  };
}
