import type { Result } from "./positions.ts";

/** A possible result of a deal, with the number of ways in which it occurs. */
interface Case extends Result {
  /** Number of ways, out of {@link WAYS}. */
  readonly ways: number;
}

/** Number of equally likely ways: six cards of 13 ranks each, because suits are irrelevant. */
export const WAYS = 13 ** 6;

/**
 * All possible results of a deal. They were enumerated once over all ranks of six cards; `cases.test.ts` does that
 * again.
 */
export const CASES: readonly Case[] = [
  { winner: "player", playerPair: false, bankerPair: false, ways: 1_831_800 },
  { winner: "player", playerPair: true, bankerPair: false, ways: 133_140 },
  { winner: "player", playerPair: false, bankerPair: true, ways: 176_020 },
  { winner: "player", playerPair: true, bankerPair: true, ways: 12_504 },
  { winner: "banker", playerPair: false, bankerPair: false, ways: 1_884_552 },
  { winner: "banker", playerPair: true, bankerPair: false, ways: 179_904 },
  { winner: "banker", playerPair: false, bankerPair: true, ways: 135_614 },
  { winner: "banker", playerPair: true, bankerPair: true, ways: 12_674 },
  { winner: "tie", playerPair: false, bankerPair: false, ways: 396_432 },
  { winner: "tie", playerPair: true, bankerPair: false, ways: 29_688 },
  { winner: "tie", playerPair: false, bankerPair: true, ways: 31_098 },
  { winner: "tie", playerPair: true, bankerPair: true, ways: 3_383 },
];
