import type { BetPage } from "@fairhouse/protocol/play.ts";
import { isChipsOn, isFaceOn } from "../shared/facts/chips.ts";
import { isListOf, isNullOr, isRecordOf, isSuch, isWhole, readAs } from "../shared/facts/facts.ts";
import { type RoundFacts, type SettledTicket, settledTicketOf } from "../shared/facts/rounds.ts";
import type { Coup } from "../shared/rules/baccarat/coup.ts";
import { type Card, isCard } from "../shared/rules/cards.ts";
import type { ChipsBet } from "../shared/rules/chips.ts";
import { type Burn, coupOfHand, type LiveBaccaratOutcome } from "./rules/hand.ts";
import { isPosition } from "./rules/positions.ts";
import type { ShoePlace } from "./rules/shoe.ts";

const LEAST_CARDS = 4;
const SPARE: Card = "2-club";

export const facts: RoundFacts<ChipsBet, LiveBaccaratOutcome, string, ShoePlace> = {
  versions: [1],
  isBet: isRecordOf<ChipsBet>({ chips: isChipsOn(isPosition) }),
  isOutcome: isRecordOf<LiveBaccaratOutcome>({
    burn: isNullOr(isRecordOf<Burn>({ card: isCard, cards: isWhole })),
    cards: isSuch(isListOf(isCard), areOneHand),
  }),
  isFace: isFaceOn(isPosition),
  isCarry: isRecordOf<ShoePlace>({ hand: isWhole, used: isWhole }),
};

/** Returns true for exactly as many cards as their deal takes: fewer would throw, more would not be dealt. */
function areOneHand(cards: readonly Card[]): boolean {
  return cards.length >= LEAST_CARDS && coupOfHand([...cards, SPARE, SPARE]).seats.length === cards.length;
}

/** A ticket as its public page shows it. */
export interface SettledHand extends SettledTicket<ChipsBet, LiveBaccaratOutcome> {
  readonly coup: Coup | null;
  /** The place in the shoe at which the hand began; null if it was not given. */
  readonly place: ShoePlace | null;
}

/** Returns null for an open ticket, another version of the rules, or facts of another shape. */
export function settledHandOf(page: BetPage): SettledHand | null {
  const { proof } = page;
  const ticket = settledTicketOf(page, facts);
  if (ticket === null) return null;
  const coup = ticket.outcome && coupOfHand(ticket.outcome.cards);
  return { ...ticket, coup, place: "carry" in proof ? readAs(facts.isCarry, proof.carry) : null };
}
