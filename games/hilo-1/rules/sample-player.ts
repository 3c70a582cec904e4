import type { Chance } from "@fairhouse/kernel/chance.ts";
import { add, multiply, ONE, type Ratio, ratio, toNumber, ZERO } from "@fairhouse/kernel/ratio.ts";
import { type Card, RANKS } from "../../shared/rules/cards.ts";
import type { HiloBet, HiloView } from "./hand.ts";
import { type Guess, guessesOn, heightOf, isRight, RANK_COUNT, RETURN, winningRanks } from "./odds.ts";

/** The sample player skips the first card 1 time in 7, guesses boldly 1 time in 5, and guesses up to three times. */
const SKIP = ratio(1, 7);
const BOLD = ratio(1, 5);
const STOP = ratio(3, 10);
const MOST_GUESSES = 3;
const [SKIP_CHANCE, BOLD_CHANCE, STOP_CHANCE] = [SKIP, BOLD, STOP].map(toNumber);

type SampleMove = { readonly guess: Guess } | { readonly skip: true } | { readonly cashOut: true };

/**
 * Returns the move of a sensible player. Three guesses cannot reach the cap, so every guess that the card allows is
 * offered.
 */
export function sampleMove({ cards, turns }: HiloView, chance: Chance, turn: number): SampleMove {
  const below = (share: number | undefined, k: number) => chance.float(3 * turn + k) < (share ?? 0);
  const guesses = turns.filter((made) => made !== "skip").length;
  const card = cards.at(-1);
  const stops = guesses === MOST_GUESSES || (guesses > 0 && below(STOP_CHANCE, 0));
  if (stops || card === undefined) return { cashOut: true };
  if (turn === 0 && below(SKIP_CHANCE, 1)) return { skip: true };
  const [likelier, bolder] = byChance(card);
  return { guess: below(BOLD_CHANCE, 2) ? bolder : likelier };
}

function byChance(card: Card): readonly [likelier: Guess, bolder: Guess] {
  const [up, down] = guessesOn(card);
  return winningRanks(card, up) >= winningRanks(card, down) ? [up, down] : [down, up];
}

/** One card of each rank: suits are irrelevant. */
const CARDS: readonly Card[] = RANKS.map((rank) => `${rank}-spade` as const);
const EACH = ratio(1, RANK_COUNT);

/** Computes E[(payout / stake)²] of the sample player. */
export function sampleSquare({ start }: HiloBet): Ratio {
  const anyFirst = mean(CARDS.map((card) => squareFrom(card, 0)));
  const first = start === null ? anyFirst : squareFrom(start, 0);
  const growth = add(multiply(rest(SKIP), first), multiply(SKIP, anyFirst));
  return multiply(multiply(RETURN, RETURN), growth);
}

const known = new Map<string, Ratio>();

/** Computes the mean factor by which the square grows from a card on which this many guesses were already right. */
function squareFrom(card: Card, guesses: number): Ratio {
  const id = `${heightOf(card)} ${guesses}`;
  const found = known.get(id);
  if (found !== undefined) return found;
  const [likelier, bolder] = byChance(card);
  const ofGuess = (guess: Guess) => {
    const step = ratio(RANK_COUNT, winningRanks(card, guess));
    const right = CARDS.filter((next) => isRight(card, guess, next));
    const after = right.map((next) => afterRight(next, guesses + 1)).reduce(add, ZERO);
    return multiply(multiply(step, step), multiply(EACH, after));
  };
  const square = add(multiply(rest(BOLD), ofGuess(likelier)), multiply(BOLD, ofGuess(bolder)));
  known.set(id, square);
  return square;
}

/** Computes the same after a right guess: the player stops, or guesses again on the new card. */
function afterRight(card: Card, guesses: number): Ratio {
  return guesses === MOST_GUESSES ? ONE : add(STOP, multiply(rest(STOP), squareFrom(card, guesses)));
}

function rest(share: Ratio): Ratio {
  return ratio(share.denominator - share.numerator, share.denominator);
}

function mean(values: readonly Ratio[]): Ratio {
  return multiply(EACH, values.reduce(add, ZERO));
}
