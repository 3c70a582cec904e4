import type { PokerHand } from "../rules/poker-hands.ts";

/** The hands in English, the language of pictures. */
export const HAND_NAMES: Readonly<Record<PokerHand, string>> = {
  "royal-flush": "Royal flush",
  "straight-flush": "Straight flush",
  four: "Four of a kind",
  "full-house": "Full house",
  flush: "Flush",
  straight: "Straight",
  three: "Three of a kind",
  "two-pair": "Two pair",
  "jacks-or-better": "Jacks or better",
  nothing: "Nothing",
};
