import { type Money, payoutOf } from "@fairhouse/kernel/money.ts";
import { hundredths, type Ratio } from "@fairhouse/kernel/ratio.ts";
import type { Card } from "../../shared/rules/cards.ts";
import { type Guess, guessesOn, isWithinCap, multiplierOf, winningRanks } from "./odds.ts";

/** Cards of a hand, including the first one: once the last of them is open, the hand pays out. */
export const HAND_CARDS = 52;

export interface HiloBet {
  readonly amount: Money;
  /** The first card as chosen by the player, or null for the first of the stream. */
  readonly start: Card | null;
}

/** A decision about a card, made before the next one. */
export type Turn = Guess | "skip";

/** The full state, with every card. Secret while the hand is open. */
export interface HiloState {
  readonly bet: HiloBet;
  /** All cards that the hand can use, including the first one. */
  readonly cards: readonly Card[];
  /** One for each open card after the first; the last one was wrong if the hand is lost. */
  readonly turns: readonly Turn[];
  readonly lost: boolean;
  readonly closed: boolean;
}

/** A guess that is allowed now. */
export interface Offer {
  readonly guess: Guess;
  /** Number of winning ranks among 13. */
  readonly ranks: number;
  /** Total payout of the hand after it, in hundredths. */
  readonly multiplier: number;
  readonly payout: Money;
}

export interface HiloView {
  readonly bet: HiloBet;
  /** The open cards, including the first one. */
  readonly cards: readonly Card[];
  readonly turns: readonly Turn[];
  readonly lost: boolean;
  readonly closed: boolean;
  /** Current or final payout in hundredths; null before the first right guess and after a wrong one. */
  readonly multiplier: number | null;
  /** Payout of cashing out now; null if impossible. */
  readonly cashOut: Money | null;
  /** The guesses allowed now; none when the hand is closed. */
  readonly offers: readonly Offer[];
  readonly canSkip: boolean;
  /** The card that would have come; null while the hand is open, and if there was none. */
  readonly next: Card | null;
}

/**
 * Returns the player's view of a hand. Hidden cards are not read, except the one that would have come once the hand is
 * over.
 */
export function viewOf(state: HiloState): HiloView {
  const { closed, lost, turns, cards } = state;
  const won = hasWon(state);
  return {
    bet: state.bet,
    cards: cards.slice(0, turns.length + 1),
    turns,
    lost,
    closed,
    multiplier: won ? hundredths(multiplierNow(state)) : null,
    cashOut: won && !closed ? payoutNow(state) : null,
    offers: closed ? [] : offersOf(state),
    canSkip: !closed && maySkip(state),
    next: closed ? (cards[turns.length + 1] ?? null) : null,
  };
}

/**
 * True if the card may be skipped. Skipping to the last card without a right guess would leave a hand that can neither
 * go on nor be cashed out.
 */
export function maySkip(state: HiloState): boolean {
  return hasWon(state) || state.turns.length + 2 < HAND_CARDS;
}

/** Lists the guesses that fit the card on the table and stay within the cap. */
export function allowedGuesses(state: HiloState): readonly Pick<Offer, "guess" | "ranks">[] {
  const card = cardAt(state, state.turns.length);
  const made = winningRanksOf(state);
  return guessesOn(card)
    .map((guess) => ({ guess, ranks: winningRanks(card, guess) }))
    .filter(({ ranks }) => isWithinCap([...made, ranks]));
}

function offersOf(state: HiloState): readonly Offer[] {
  const made = winningRanksOf(state);
  return allowedGuesses(state).map(({ guess, ranks }) => {
    const multiplier = multiplierOf([...made, ranks]);
    return { guess, ranks, multiplier: hundredths(multiplier), payout: payoutOf(state.bet.amount, multiplier) };
  });
}

/** True if a guess was right, so that there is something to cash out. */
export function hasWon({ turns, lost }: HiloState): boolean {
  return !lost && turns.some((turn) => turn !== "skip");
}

/** Returns the winning ranks of each guess of a hand; unless the hand is lost, every guess was right. */
function winningRanksOf({ cards, turns }: HiloState): readonly number[] {
  return turns.flatMap((turn, at) => {
    const card = cards[at];
    return turn === "skip" || card === undefined ? [] : [winningRanks(card, turn)];
  });
}

function multiplierNow(state: HiloState): Ratio {
  return multiplierOf(winningRanksOf(state));
}

export function payoutNow(state: HiloState): Money {
  return payoutOf(state.bet.amount, multiplierNow(state));
}

/** Returns a card by its index in the hand, from 0. */
export function cardAt(state: HiloState, place: number): Card {
  const card = state.cards[place];
  if (card === undefined) throw new RangeError(`a hand has no card ${place}`);
  return card;
}
