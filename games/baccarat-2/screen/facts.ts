import { type Card, isCard } from "../../shared/rules/cards.ts";
import { fieldOf } from "../../shared/screen/public-facts.ts";
import { type Burn, coupOfHand, type LiveBaccaratOutcome } from "../rules/hand.ts";
import type { ShoePlace } from "../rules/shoe.ts";

// What came over the network, as far as it is what it should be.

const LEAST_CARDS = 4;
const SPARE: Card = "2-club";

/** The hand that a round came to. */
export function handOf(outcome: unknown): LiveBaccaratOutcome | null {
  const cards = fieldOf(outcome, "cards");
  if (!Array.isArray(cards) || !cards.every(isCard)) return null;
  // As many as a deal of them takes, and none beside.
  if (cards.length < LEAST_CARDS || coupOfHand([...cards, SPARE, SPARE]).seats.length !== cards.length) return null;
  return { burn: burnOf(fieldOf(outcome, "burn")), cards };
}

function burnOf(burn: unknown): Burn | null {
  const [card, cards] = [fieldOf(burn, "card"), fieldOf(burn, "cards")];
  return isCard(card) && typeof cards === "number" ? { card, cards } : null;
}

/** Where a round's hand begins in its shoe. */
export function placeOf(carry: unknown): ShoePlace | null {
  const [hand, used] = [fieldOf(carry, "hand"), fieldOf(carry, "used")];
  return typeof hand === "number" && typeof used === "number" ? { hand, used } : null;
}
