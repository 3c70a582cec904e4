import { type Facts, isFlag, isListOf, isNullOr, isRecordOf, isSuch, isWhole } from "../shared/facts/facts.ts";
import { isCard } from "../shared/rules/cards.ts";
import { isOneOf } from "../shared/rules/is-one-of.ts";
import type { HiloBet, HiloView, Offer, Turn } from "./rules/hand.ts";
import type { Guess } from "./rules/odds.ts";

const GUESSES: readonly Guess[] = ["higher", "lower", "same"];

const isBet = isRecordOf<HiloBet>({ amount: isWhole, start: isNullOr(isCard) });

const isView = isRecordOf<HiloView>({
  bet: isBet,
  cards: isListOf(isCard),
  turns: isListOf(isOneOf<Turn>([...GUESSES, "skip"])),
  lost: isFlag,
  closed: isFlag,
  multiplier: isNullOr(isWhole),
  cashOut: isNullOr(isWhole),
  offers: isListOf(
    isRecordOf<Offer>({ guess: isOneOf(GUESSES), ranks: isWhole, multiplier: isWhole, payout: isWhole }),
  ),
  canSkip: isFlag,
  next: isNullOr(isCard),
});

export const facts: Facts<HiloBet, HiloView> = {
  versions: [1],
  isBet,
  isOutcome: isSuch(isView, ({ cards, turns }) => cards.length === turns.length + 1),
};
