import type { Chip } from "../../shared/rules/chips.ts";
import { faceOf, type LiveCard, type Rank } from "./deck.ts";
import { isPosition, winningCards } from "./positions.ts";

/** What one round hands to the next: the card that the next one is compared with. */
export interface Carry {
  readonly base: Rank;
}

/** Chips for the next card, and the base that they were laid for. */
export interface LiveHiloBet {
  readonly base: Rank;
  readonly chips: readonly Chip[];
}

/** The middle of the ranks, where a table begins. */
export const FIRST_BASE: Rank = "7";

/** A Joker has no rank: the last card that had one stays. */
export function baseAfter(base: Rank, card: LiveCard): Rank {
  return faceOf(card)?.rank ?? base;
}

/** Whether all of these positions exist on a base: no card is above an ace, or below a two. */
export function exist(chips: readonly Pick<Chip, "on">[], base: Rank): boolean {
  return chips.every(({ on }) => isPosition(on) && winningCards(on, base) > 0);
}

/** The same chips for a round with this base; null where one of them does not exist on it. */
export function fitBet({ chips }: LiveHiloBet, { base }: Carry): LiveHiloBet | null {
  return exist(chips, base) ? { base, chips } : null;
}
