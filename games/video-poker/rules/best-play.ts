import { type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";
import { PAYS, POKER_HANDS, type PokerHand } from "./poker-hands.ts";

/**
 * Frequencies of the hands under best play, out of 2,598,960 deals times 7,669,695 parts of their draws. Computed over
 * all deals with all holds (`npm run simulate -- video-poker --exact`).
 */
const WEIGHTS: Readonly<Record<PokerHand, number>> = {
  "royal-flush": 494_023_104,
  "straight-flush": 2_188_929_816,
  four: 47_093_167_764,
  "full-house": 229_475_482_596,
  flush: 219_694_415_760,
  straight: 223_648_554_984,
  three: 1_484_009_200_404,
  "two-pair": 2_576_964_554_388,
  "jacks-or-better": 4_276_230_141_888,
  nothing: 10_873_432_046_496,
};
export const ALL_WEIGHTS = 2_598_960 * 7_669_695;

/** Returns the chance of a hand under best play. */
export function chanceOf(hand: PokerHand): Ratio {
  return ratio(WEIGHTS[hand], ALL_WEIGHTS);
}

/** Computes the mean of the payout (1) or of its square (2), in stakes, for hands with these weights. */
export function meanOf(weightOf: (hand: PokerHand) => number, power: 1 | 2): Ratio {
  const sum = POKER_HANDS.reduce((all, hand) => all + BigInt(weightOf(hand)) * BigInt(PAYS[hand] ** power), 0n);
  return ratio(sum, ALL_WEIGHTS);
}

/** The exact return, 410892309848/415275635775. */
export const BEST_RETURN = meanOf((hand) => WEIGHTS[hand], 1);
export const BEST_SQUARE = meanOf((hand) => WEIGHTS[hand], 2);
