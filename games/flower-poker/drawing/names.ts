import type { Hand } from "../rules/hands.ts";

/** The hands in English, the language of pictures. */
export const HAND_NAMES: Readonly<Record<Hand, string>> = {
  five: "Five of a kind",
  four: "Four of a kind",
  "full-house": "Full house",
  three: "Three of a kind",
  "two-pair": "Two pair",
  pair: "Pair",
  bust: "Bust",
};
