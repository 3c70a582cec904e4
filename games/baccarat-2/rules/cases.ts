import type { Result } from "./positions.ts";

/** A possible result of a hand, with the number of ways in which it occurs. */
interface Case extends Result {
  /** Number of ways, out of {@link WAYS}. */
  readonly ways: number;
}

/**
 * Number of ordered draws of six cards from a fresh shoe of 416: below 2^53. Suits and decks are distinguished, so that
 * all ways are equally likely.
 */
export const WAYS = 416 * 415 * 414 * 413 * 412 * 411;

/**
 * All possible results of the first hand of a shoe. They were counted once over all ranks of the cards; `cases.test.ts`
 * does that again.
 */
export const CASES: readonly Case[] = [
  { winner: "player", superSix: false, playerPair: false, bankerPair: false, ways: 1_906_634_336_174_080 },
  { winner: "player", superSix: false, playerPair: false, bankerPair: true, ways: 177_294_219_300_864 },
  { winner: "player", superSix: false, playerPair: true, bankerPair: false, ways: 134_327_962_841_088 },
  { winner: "player", superSix: false, playerPair: true, bankerPair: true, ways: 12_261_764_276_224 },
  { winner: "banker", superSix: false, playerPair: false, bankerPair: false, ways: 1_743_371_498_807_296 },
  { winner: "banker", superSix: false, playerPair: false, bankerPair: true, ways: 108_899_827_044_352 },
  { winner: "banker", superSix: false, playerPair: true, bankerPair: false, ways: 160_933_965_090_816 },
  { winner: "banker", superSix: false, playerPair: true, bankerPair: true, ways: 9_814_971_039_744 },
  { winner: "banker", superSix: true, playerPair: false, bankerPair: false, ways: 218_434_710_503_424 },
  { winner: "banker", superSix: true, playerPair: false, bankerPair: true, ways: 27_919_551_066_112 },
  { winner: "banker", superSix: true, playerPair: true, bankerPair: false, ways: 20_265_183_707_136 },
  { winner: "banker", superSix: true, playerPair: true, bankerPair: true, ways: 2_612_859_179_008 },
  { winner: "tie", superSix: false, playerPair: false, bankerPair: false, ways: 411_103_725_690_880 },
  { winner: "tie", superSix: false, playerPair: false, bankerPair: true, ways: 31_366_077_902_848 },
  { winner: "tie", superSix: false, playerPair: true, bankerPair: false, ways: 29_952_563_675_136 },
  { winner: "tie", superSix: false, playerPair: true, bankerPair: true, ways: 3_205_059_204_352 },
];
