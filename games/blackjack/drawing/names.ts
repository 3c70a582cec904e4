import type { Result } from "../rules/settle.ts";

/** The results in English, the language of pictures. */
export const RESULT_NAMES: Readonly<Record<Result, string>> = {
  blackjack: "Blackjack",
  win: "Win",
  push: "Push",
  lose: "Lose",
  bust: "Bust",
};
