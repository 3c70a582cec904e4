import { type Money, payoutOf } from "@fairhouse/kernel/money.ts";
import { hundredths, type Ratio } from "@fairhouse/kernel/ratio.ts";
import type { Card } from "../../shared/rules/cards.ts";
import { type Guess, guessesOn, isWithinCap, multiplierOf, winningRanks } from "./odds.ts";

/** Cards of a hand, the first one among them: when the last of them lies, the hand pays what it has. */
export const HAND_CARDS = 52;

export interface HiloBet {
  readonly amount: Money;
  /** The first card as the player chose it, or null for the first of the stream. */
  readonly start: Card | null;
}

/** What was said of a card before the next one lay. */
export type Turn = Guess | "skip";

/** Secret as long as the hand is open: it knows every card. */
export interface HiloState {
  readonly bet: HiloBet;
  /** All cards that the hand can come to, the first one among them. */
  readonly cards: readonly Card[];
  /** One for each card after the first that lies open; the last one was wrong when the hand is lost. */
  readonly turns: readonly Turn[];
  readonly lost: boolean;
  readonly closed: boolean;
}

/** A guess that may be made now. */
export interface Offer {
  readonly guess: Guess;
  /** Of 13 ranks, how many make it right. */
  readonly ranks: number;
  /** Hundredths that the hand then pays in all. */
  readonly multiplier: number;
  readonly payout: Money;
}

export interface HiloView {
  readonly bet: HiloBet;
  /** The open cards, the first one among them. */
  readonly cards: readonly Card[];
  readonly turns: readonly Turn[];
  readonly lost: boolean;
  readonly closed: boolean;
  /** Hundredths that the hand pays now, or paid; null before the first right guess and after a wrong one. */
  readonly multiplier: number | null;
  /** What cashing out now returns; null when that is not possible. */
  readonly cashOut: Money | null;
  /** The guesses that may be made now; none when the hand is closed. */
  readonly offers: readonly Offer[];
  readonly canSkip: boolean;
  /** The card that would have come; null while the hand is open, and when there was none. */
  readonly next: Card | null;
}

/** What a player sees of a hand. Reads no card that does not lie open, but the one that would have come when the hand is over. */
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

/** Without a right guess the last card would leave a hand that can be neither played on nor cashed out. */
export function maySkip(state: HiloState): boolean {
  return hasWon(state) || state.turns.length + 2 < HAND_CARDS;
}

/** The guesses that the card on the table allows and the cap does not forbid. */
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

/** Whether a guess was right, so that there is something to cash out. */
export function hasWon({ turns, lost }: HiloState): boolean {
  return !lost && turns.some((turn) => turn !== "skip");
}

/** The winning ranks of each guess of a hand, which were all right while the hand is not lost. */
function winningRanksOf({ cards, turns }: HiloState): readonly number[] {
  return turns.flatMap((turn, at) => {
    const card = cards[at];
    return turn === "skip" || card === undefined ? [] : [winningRanks(card, turn)];
  });
}

/** What the hand pays now, as a multiple of its stake. */
function multiplierNow(state: HiloState): Ratio {
  return multiplierOf(winningRanksOf(state));
}

export function payoutNow(state: HiloState): Money {
  return payoutOf(state.bet.amount, multiplierNow(state));
}

/** A card by its place in the hand, from 0. */
export function cardAt(state: HiloState, place: number): Card {
  const card = state.cards[place];
  if (card === undefined) throw new RangeError(`a hand has no card ${place}`);
  return card;
}
