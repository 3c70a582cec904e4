import { type Card, isCard } from "../../shared/rules/cards.ts";
import { fieldOf } from "../../shared/screen/public-facts.ts";
import { type Burn, coupOfHand, type LiveBaccaratOutcome } from "../rules/hand.ts";
import type { ShoePlace } from "../rules/shoe.ts";

// Readers of data from the network; they return null for anything unexpected.

const LEAST_CARDS = 4;
const SPARE: Card = "2-club";

/** Returns the hand of a round's outcome. */
export function handOf(outcome: unknown): LiveBaccaratOutcome | null {
  const cards = fieldOf(outcome, "cards");
  if (!Array.isArray(cards) || !cards.every(isCard)) return null;
  // Exactly as many cards as their deal takes.
  if (cards.length < LEAST_CARDS || coupOfHand([...cards, SPARE, SPARE]).seats.length !== cards.length) return null;
  return { burn: burnOf(fieldOf(outcome, "burn")), cards };
}

function burnOf(burn: unknown): Burn | null {
  const [card, cards] = [fieldOf(burn, "card"), fieldOf(burn, "cards")];
  return isCard(card) && typeof cards === "number" ? { card, cards } : null;
}

/** Returns the place in the shoe at which a round's hand begins. */
export function placeOf(carry: unknown): ShoePlace | null {
  const [hand, used] = [fieldOf(carry, "hand"), fieldOf(carry, "used")];
  return typeof hand === "number" && typeof used === "number" ? { hand, used } : null;
}
