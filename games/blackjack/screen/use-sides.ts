import { usePreference } from "@fairhouse/client/preferences.ts";
import { isMoney, type Money } from "@fairhouse/kernel/money.ts";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { doubleOf, maxOf } from "@fairhouse/ui/numbers/amount.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { type Amount, useAmountProblem } from "../../shared/screen/panel/use-amount.ts";
import { useAmountForm } from "../../shared/screen/panel/use-amount-form.ts";
import { gameWords } from "../../shared/screen/words/words.ts";
import type { Side, SideStakes } from "../rules/sides.ts";

/** The field of a side bet. */
export interface SideField {
  /** The number in the field; 0 if the bet is off, NaN if it is not an amount. */
  readonly typed: number;
  /** The problem with the stake, in words; null if it can be bet. */
  readonly problem: string | null;
  /** The smallest stake. */
  readonly least: Money;
  set(stake: number): void;
  /** Turns the bet off, or on with the stake that it had last. */
  toggle(): void;
}

/** The side bets of the next hand. */
export interface Sides {
  readonly fields: { readonly [Name in Side]: SideField };
  readonly stakes: SideStakes;
  readonly total: Money;
  /** Why the hand cannot be bet with them, in words; null if it can, as far as they are concerned. */
  readonly problem: string | null;
  /** The amount of the hand, whose shortcuts leave room for the side bets. */
  readonly amount: Amount;
}

/** A part of a bet is at least the smallest bet divided by this (`docs/rules/derivations.md`). */
const PARTS_PER_SMALLEST_BET = 10;

const isStake = (value: unknown): value is Money => isMoney(value) && value >= 0;

/** Provides the side bets, which are off until the player wants them, and then kept on the device. */
export function useSides(game: string, amount: Amount): Sides {
  const problemOf = useAmountProblem(game);
  const fields = { pairs: useSideField("pairs", amount), poker: useSideField("poker", amount) };
  const stakes = { pairs: stakeIn(fields.pairs), poker: stakeIn(fields.poker) };
  const total = (stakes.pairs ?? 0) + (stakes.poker ?? 0);
  const { balance, max } = amount.limits;
  const limits = { ...amount.limits, max: max - total, balance: balance === null ? null : balance - total };
  return {
    fields,
    stakes,
    total,
    problem: fields.pairs.problem ?? fields.poker.problem ?? (total > 0 ? problemOf(amount.typed + total) : null),
    amount: {
      ...amount,
      limits,
      double: () => amount.set(doubleOf(amount.typed, limits)),
      max: () => amount.set(maxOf(limits)),
    },
  };
}

function stakeIn({ typed, problem }: SideField): Money | null {
  return typed === 0 || problem !== null ? null : typed;
}

function useSideField(side: Side, { limits }: Amount): SideField {
  const words = gameWords.useWords();
  const { money } = useFormats();
  const currency = useCurrencyInPlay();
  const amountForm = useAmountForm();
  const [typed, set] = usePreference<number>(`blackjack:${side}`, 0, isStake);
  const [last, keep] = usePreference<number>(`blackjack:${side}:last`, 0, isStake);
  const least = Math.ceil(limits.min / PARTS_PER_SMALLEST_BET);
  const problem = () => {
    if (Number.isNaN(typed)) return amountForm;
    if (typed !== 0 && typed < least) return words.atLeast(money(least, currency));
    return typed > limits.max ? words.aboveMax(money(limits.max, currency)) : null;
  };
  return {
    typed,
    problem: problem(),
    least,
    set,
    toggle() {
      if (typed === 0) return set(last >= least && last <= limits.max ? last : limits.min);
      if (problem() === null) keep(typed);
      set(0);
    },
  };
}
