import type { Chance } from "@fairhouse/kernel/chance.ts";
import { isOneOf } from "../../shared/rules/is-one-of.ts";

/** Ranks from the lowest to the highest; this deck has no tens. */
export const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "J", "Q", "K", "A"] as const;
export type Rank = (typeof RANKS)[number];
type Colour = "red" | "black";

/** A card as written in records: `9-red`, `A-black`, or the `joker`, which has neither rank nor colour. */
export type LiveCard = `${Rank}-${Colour}` | "joker";

interface Face {
  readonly rank: Rank;
  readonly colour: Colour;
}

/** All 25 cards by index (`games/hilo-2/RULES.md`): red 2, black 2, the threes, … up to the aces, and the Joker. */
export const CARDS: readonly LiveCard[] = [
  ...RANKS.flatMap((rank) => [`${rank}-red`, `${rank}-black`] as const),
  "joker",
];

const faces: ReadonlyMap<string, Face> = new Map(
  RANKS.flatMap((rank) =>
    (["red", "black"] as const).map((colour) => [`${rank}-${colour}`, { rank, colour }] as const),
  ),
);

/** Returns rank and colour of a card; null for the Joker. */
export function faceOf(card: LiveCard): Face | null {
  return faces.get(card) ?? null;
}

export function isLiveCard(value: unknown): value is LiveCard {
  return value === "joker" || (typeof value === "string" && faces.has(value));
}

export const isRank = isOneOf(RANKS);

/** Returns the index of a rank: 0 for a two to 11 for an ace. */
export function heightOf(rank: Rank): number {
  return RANKS.indexOf(rank);
}

/** Draws the card of a round: ⌊float 0 · 25⌋. */
export function drawnCard(chance: Chance): LiveCard {
  const card = CARDS[chance.below(CARDS.length, 0)];
  if (card === undefined) throw new RangeError("no such card");
  return card;
}
