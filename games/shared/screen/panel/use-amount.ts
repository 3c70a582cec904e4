import { useCovered, useSession } from "@fairhouse/client/play-context.tsx";
import { usePreference } from "@fairhouse/client/preferences.ts";
import { isLive } from "@fairhouse/kernel/live.ts";
import { isMoney, type Money } from "@fairhouse/kernel/money.ts";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { type AmountLimits, amountProblem, doubleOf, halfOf, maxOf } from "@fairhouse/ui/numbers/amount.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { catalog } from "../../../catalog.ts";
import { gameWords } from "../words/words.ts";
import { useAmountForm } from "./use-amount-form.ts";

/** The amount of a game's next bet, with the actions of its field and of the hotkeys. */
export interface Amount {
  /** 0 while the field holds no amount. */
  readonly value: Money;
  /** The number in the field; NaN if it is not an amount. */
  readonly typed: number;
  readonly limits: AmountLimits;
  /** The problem with the amount, in words; null if it can be bet. */
  readonly problem: string | null;
  set(value: number): void;
  half(): void;
  double(): void;
  max(): void;
}

const isAmount = (value: unknown): value is Money | null => value === null || (isMoney(value) && value >= 0);

/** @param keptAs the key under which the device keeps it; games with several amounts need several keys. */
export function useAmount(game: string, keptAs = game): Amount {
  const limits = useLimits(game);
  const problemOf = useAmountProblem(game);
  const [chosen, set] = usePreference<number | null>(`${keptAs}:amount`, null, isAmount);
  const typed = chosen ?? limits.min;
  return {
    value: Number.isNaN(typed) ? 0 : typed,
    typed,
    limits,
    problem: problemOf(typed),
    set,
    half: () => set(halfOf(typed, limits)),
    double: () => set(doubleOf(typed, limits)),
    max: () => set(maxOf(limits)),
  };
}

/** Returns the limits of the currency. The balance is a limit only for players who can play this game with it. */
export function useLimits(game: string): AmountLimits {
  const currency = useSession((facts) => facts.currency);
  const live = isLive(catalog.find(({ id }) => id === game));
  const balance = useSession((facts) => {
    const counts = live ? facts.isLoggedIn : facts.player !== null;
    return counts ? facts.balance : null;
  });
  return { min: currency.minBet, max: currency.maxBet, balance };
}

/** Returns a function that says what is wrong with a stake, in words, or null. */
export function useAmountProblem(game: string): (stake: Money) => string | null {
  const words = gameWords.useWords();
  const { money, plural } = useFormats();
  const currency = useCurrencyInPlay();
  const amountForm = useAmountForm();
  const covered = useCovered();
  const limits = useLimits(game);
  return (stake) => {
    const problem = amountProblem(stake, limits);
    if (problem === "no-amount") return amountForm;
    if (problem === "below-min") return words.belowMin(money(limits.min, currency));
    if (problem === "above-max") return words.aboveMax(money(limits.max, currency));
    if (problem === "above-balance") return covered > 0 ? plural(covered, words.aboveCovered) : words.aboveBalance;
    return null;
  };
}
