import { type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";
import { type Card, DECK, faceOf, type Rank } from "../../shared/rules/cards.ts";

/**
 * A guess about the next card. On the ranks from 2 to Q, `higher` and `lower` both win on the same rank too; on the
 * ace, the lowest, and the king, the highest, the same rank is a separate guess.
 */
export type Guess = "higher" | "lower" | "same";

/** Number of ranks, all equally likely to come next whatever came before: the deck is endless. */
export const RANK_COUNT = 13;

/** The return of every strategy: the edge is taken once, with the first guess. */
export const RETURN: Ratio = ratio(99, 100);

/** Largest payout of a hand in stakes: a guess that would pass it is not offered. */
export const MAX_MULTIPLIER = 1_000_000;

/** Ranks from the ace, which is the lowest, to the king. */
const ORDER: readonly Rank[] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const LOWEST = 1;
const HIGHEST = RANK_COUNT;

const heights: ReadonlyMap<Card, number> = new Map(DECK.map((card) => [card, ORDER.indexOf(faceOf(card).rank) + 1]));

/** Returns the height of a card: 1 for an ace to 13 for a king. */
export function heightOf(card: Card): number {
  const height = heights.get(card);
  if (height === undefined) throw new RangeError(`not a card: ${card}`);
  return height;
}

/** Returns the two guesses that a card allows, upwards first. */
export function guessesOn(card: Card): readonly [up: Guess, down: Guess] {
  const height = heightOf(card);
  if (height === LOWEST) return ["higher", "same"];
  if (height === HIGHEST) return ["same", "lower"];
  return ["higher", "lower"];
}

/** Counts the ranks among 13 that make a guess right; 0 for a guess that the card does not allow. */
export function winningRanks(card: Card, guess: Guess): number {
  const height = heightOf(card);
  if (!guessesOn(card).includes(guess)) return 0;
  if (guess === "same") return 1;
  // The same rank wins too, except on the ace and the king.
  if (guess === "higher") return height === LOWEST ? HIGHEST - 1 : HIGHEST + 1 - height;
  return height === HIGHEST ? HIGHEST - 1 : height;
}

/** True if the next card makes a guess on a card right. */
export function isRight(card: Card, guess: Guess, next: Card): boolean {
  const [from, to] = [heightOf(card), heightOf(next)];
  if (from === to) return guess === "same" || (from !== LOWEST && from !== HIGHEST);
  return guess === "higher" ? to > from : guess === "lower" && to < from;
}

/** Returns the payout of right guesses with the given numbers of winning ranks: 0.99 / ∏p, with p = ranks / 13. */
export function multiplierOf(ranks: readonly number[]): Ratio {
  return ratio(RETURN.numerator * inverseChance(ranks), RETURN.denominator * product(ranks));
}

/** True if guesses with the given numbers of winning ranks pay no more than the cap. */
export function isWithinCap(ranks: readonly number[]): boolean {
  return RETURN.numerator * inverseChance(ranks) <= BigInt(MAX_MULTIPLIER) * RETURN.denominator * product(ranks);
}

function inverseChance(ranks: readonly number[]): bigint {
  return BigInt(RANK_COUNT) ** BigInt(ranks.length);
}

function product(ranks: readonly number[]): bigint {
  return ranks.reduce((all, winning) => all * BigInt(winning), 1n);
}
