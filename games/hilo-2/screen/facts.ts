import { fieldOf } from "../../shared/screen/public-facts.ts";
import { isLiveCard, isRank, type LiveCard, type Rank } from "../rules/deck.ts";

// What came over the network, as far as it is what it should be.

/** The card of a round's outcome. */
export function cardOf(outcome: unknown): LiveCard | null {
  const card = fieldOf(outcome, "card");
  return isLiveCard(card) ? card : null;
}

/** The base that a round was handed, or that a bet names. */
export function baseOf(value: unknown): Rank | null {
  const base = fieldOf(value, "base");
  return isRank(base) ? base : null;
}
