import type { Position } from "../rules/positions.ts";

/** Names of ranks, which are written alike in every language, as on the cards. */
export const RANK_NAMES = {
  "2-9": "2–9",
  "j-a": "J–A",
  "j-q": "J–Q",
  "k-a": "K–A",
  ace: "A",
} as const satisfies Partial<Record<Position, string>>;
