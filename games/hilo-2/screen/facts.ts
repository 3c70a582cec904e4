import { fieldOf } from "../../shared/screen/public-facts.ts";
import { isLiveCard, isRank, type LiveCard, type Rank } from "../rules/deck.ts";

// Parsers of facts from the network; null for anything else.

/** Reads the card of a round's outcome. */
export function cardOf(outcome: unknown): LiveCard | null {
  const card = fieldOf(outcome, "card");
  return isLiveCard(card) ? card : null;
}

/** Reads the base of a round or of a bet. */
export function baseOf(value: unknown): Rank | null {
  const base = fieldOf(value, "base");
  return isRank(base) ? base : null;
}
