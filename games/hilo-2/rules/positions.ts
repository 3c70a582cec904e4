import { type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";
import { isOneOf } from "../../shared/rules/is-one-of.ts";
import { CARDS, faceOf, heightOf, type LiveCard, RANKS, type Rank } from "./deck.ts";

/** The positions of chips, for rules and screen alike. */
export const POSITIONS = ["hi", "lo", "red", "black", "2-9", "j-a", "j-q", "k-a", "ace", "joker"] as const;
export type Position = (typeof POSITIONS)[number];

/** Every position returns 24 of 25 stakes: 24 divided by the number of winning cards. */
const PAYS_IN_ALL = 24;
/** The return of the Joker's chip, the highest of all. */
export const LARGEST_RETURN = PAYS_IN_ALL;

const OF_RANKS: Partial<Record<Position, readonly Rank[]>> = {
  "2-9": RANKS.slice(0, 8),
  "j-a": ["J", "Q", "K", "A"],
  "j-q": ["J", "Q"],
  "k-a": ["K", "A"],
  ace: ["A"],
};

export const isPosition = isOneOf(POSITIONS);

/** True if chips on a position win with this card after a base. */
export function wins(position: Position, card: LiveCard, base: Rank): boolean {
  const face = faceOf(card);
  if (face === null) return position === "joker";
  const above = heightOf(face.rank) - heightOf(base);
  switch (position) {
    case "hi":
      return above > 0;
    case "lo":
      return above < 0;
    case "red":
    case "black":
      return face.colour === position;
    default:
      return OF_RANKS[position]?.includes(face.rank) ?? false;
  }
}

/** Counts the winning cards among 25; 0 for Hi on an ace and Lo on a two, which do not exist. */
export function winningCards(position: Position, base: Rank): number {
  return CARDS.filter((card) => wins(position, card, base)).length;
}

/**
 * Returns the payout of a winning chip per unit, including its own amount; null for a position that the base does not
 * have.
 */
export function returnsOf(position: Position, base: Rank): Ratio | null {
  const cards = winningCards(position, base);
  return cards === 0 ? null : ratio(PAYS_IN_ALL, cards);
}
