import type { Result } from "../rules/settle.ts";
import type { Combination, Side } from "../rules/sides.ts";

/** The results in English, the language of pictures. */
export const RESULT_NAMES: Readonly<Record<Result, string>> = {
  blackjack: "Blackjack",
  win: "Win",
  push: "Push",
  lose: "Lose",
  bust: "Bust",
};

export const SIDE_NAMES: Readonly<Record<Side, string>> = { pairs: "Perfect Pairs", poker: "21+3" };

export const COMBINATION_NAMES: Readonly<Record<Combination, string>> = {
  "perfect-pair": "Perfect pair",
  "coloured-pair": "Coloured pair",
  "mixed-pair": "Mixed pair",
  "suited-three": "Suited three of a kind",
  "straight-flush": "Straight flush",
  "three-of-a-kind": "Three of a kind",
  straight: "Straight",
  flush: "Flush",
};
