import type { Rank, Suit } from "../../../rules/cards.ts";

const ranks: Readonly<Record<Rank, string>> = {
  A: "Ace",
  "2": "Two",
  "3": "Three",
  "4": "Four",
  "5": "Five",
  "6": "Six",
  "7": "Seven",
  "8": "Eight",
  "9": "Nine",
  "10": "Ten",
  J: "Jack",
  Q: "Queen",
  K: "King",
};

const suits: Readonly<Record<Suit, string>> = {
  diamond: "diamonds",
  heart: "hearts",
  spade: "spades",
  club: "clubs",
};

/** What cards are called. */
export const en = {
  ranks,
  suits,
  card: (rank: string, suit: string) => `${rank} of ${suit}`,
  faceDown: "Card face down",
};

export type CardWords = typeof en;
