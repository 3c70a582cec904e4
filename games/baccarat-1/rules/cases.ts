import type { Result } from "./positions.ts";

/** Something that can come of a deal, with the number of ways in which it does. */
interface Case extends Result {
  /** Of {@link WAYS}. */
  readonly ways: number;
}

/** Six cards, each of 13 equally likely ranks: suits decide nothing. */
export const WAYS = 13 ** 6;

/** All that can come of a deal. Listed once over all ranks of six cards, which `cases.test.ts` does again. */
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
