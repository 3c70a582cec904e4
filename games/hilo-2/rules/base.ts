import type { Chip } from "../../shared/rules/chips.ts";
import { faceOf, type LiveCard, type Rank } from "./deck.ts";
import { isPosition, winningCards } from "./positions.ts";

/** State carried from one round to the next: the rank that the next card is compared with. */
export interface Carry {
  readonly base: Rank;
}

/** Chips on the next card, and the base for which they were laid. */
export interface LiveHiloBet {
  readonly base: Rank;
  readonly chips: readonly Chip[];
}

/** The middle rank, with which a table begins. */
export const FIRST_BASE: Rank = "7";

/** Returns the next base. A Joker has no rank, so it keeps the last one. */
export function baseAfter(base: Rank, card: LiveCard): Rank {
  return faceOf(card)?.rank ?? base;
}

/** True if all of these positions exist on a base: no card is above an ace or below a two. */
export function exist(chips: readonly Pick<Chip, "on">[], base: Rank): boolean {
  return chips.every(({ on }) => isPosition(on) && winningCards(on, base) > 0);
}

/** Returns the same chips for a round with this base; null if one of them does not exist on it. */
export function fitBet({ chips }: LiveHiloBet, { base }: Carry): LiveHiloBet | null {
  return exist(chips, base) ? { base, chips } : null;
}
