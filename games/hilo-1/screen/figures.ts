import { type Money, payoutOf } from "@fairhouse/kernel/money.ts";
import { hundredths } from "@fairhouse/kernel/ratio.ts";
import { type ShownMultiplier, shownMultiplier } from "@fairhouse/kernel/shown-multiplier.ts";
import type { Card } from "../../shared/rules/cards.ts";
import type { HiloView, Offer } from "../rules/hand.ts";
import { type Guess, guessesOn, multiplierOf, RANK_COUNT, winningRanks } from "../rules/odds.ts";

interface ChoicePay extends ShownMultiplier {
  readonly payout: Money;
}

/** A guess as shown on its button. */
export interface Choice {
  readonly guess: Guess;
  /** True if the same rank loses: on the ace and on the king, where that is a separate guess. */
  readonly strict: boolean;
  /** 0 … 1. */
  readonly chance: number;
  /** Total payout if it is right; null if it would pass the cap. */
  readonly pay: ChoicePay | null;
}

/** Returns both guesses on a card before a bet, with the payouts of a first guess. */
export function firstChoices(card: Card, stake: Money): readonly [up: Choice, down: Choice] {
  return choicesOf(card, (guess) => {
    const multiplier = multiplierOf([winningRanks(card, guess)]);
    return payOf(stake, { multiplier: hundredths(multiplier), payout: payoutOf(stake, multiplier) });
  });
}

/** Returns both guesses of an open hand on its last card. */
export function choicesNow({ offers, bet }: HiloView, card: Card): readonly [up: Choice, down: Choice] {
  return choicesOf(card, (guess) => {
    const offer = offers.find((one) => one.guess === guess);
    return offer === undefined ? null : payOf(bet.amount, offer);
  });
}

function payOf(stake: Money, { multiplier, payout }: Pick<Offer, "multiplier" | "payout">): ChoicePay {
  return { ...shownMultiplier(stake, payout, multiplier), payout };
}

function choicesOf(card: Card, payOn: (guess: Guess) => Choice["pay"]): readonly [Choice, Choice] {
  const [up, down] = guessesOn(card);
  const strict = up === "same" || down === "same";
  const choice = (guess: Guess): Choice => ({
    guess,
    strict: strict && guess !== "same",
    chance: winningRanks(card, guess) / RANK_COUNT,
    pay: payOn(guess),
  });
  return [choice(up), choice(down)];
}

export function rightGuesses({ turns, lost }: Pick<HiloView, "turns" | "lost">): number {
  return turns.filter((turn) => turn !== "skip").length - (lost ? 1 : 0);
}
