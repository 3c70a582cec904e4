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

/** The names of cards. */
export const en = {
  ranks,
  suits,
  card: (rank: string, suit: string) => `${rank} of ${suit}`,
  faceDown: "Card face down",
  squeeze: (name: string) => `Squeeze ${name}`,
  squeezeHelp: "Drag its lower edge upwards to peep, or press the arrow keys. Enter turns it over.",

  /** The derivation of cards from the bytes of a stream, step by step. */
  workings: {
    caption: "From bytes to cards",
    card: "Card",
    bytes: "Bytes",
    number: "Number",
    index: "× 52",
    result: "Result",
  },
};

export type CardWords = typeof en;
