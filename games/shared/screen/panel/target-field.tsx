import { usePreference } from "@fairhouse/client/preferences.ts";
import { type Money, payoutOf } from "@fairhouse/kernel/money.ts";
import { ratio } from "@fairhouse/kernel/ratio.ts";
import { MultiplierInput, type MultiplierInputProps } from "@fairhouse/ui/forms/multiplier-input.tsx";
import { ProfitLine } from "@fairhouse/ui/game/profit-line.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { MAX_TARGET, MIN_TARGET } from "../../rules/point-law.ts";
import { gameWords } from "../words/words.ts";

/** A multiplier in hundredths that the player sets; it is kept on the device. */
export interface Target {
  /** Null for none; NaN while the typed text is not a number. */
  readonly value: number | null;
  set(value: number | null): void;
  /** True if a bet can be made with it. */
  readonly ok: boolean;
}

const isTarget = (value: unknown): value is number | null => value === null || Number.isSafeInteger(value);

/** @param optional true if a bet may have no target. */
export function useTarget(name: string, fallback: number | null, optional = false): Target {
  const [value, set] = usePreference<number | null>(name, fallback, isTarget);
  const ok = value === null ? optional : value >= MIN_TARGET && value <= MAX_TARGET;
  return { value, set, ok };
}

/** Returns the target of automatic bets as an option for strategies. */
export function useTargetOption({ value, set }: Target, fallback: number, label: string) {
  const target = value ?? fallback;
  const option = {
    name: "target",
    label,
    least: MIN_TARGET,
    most: MAX_TARGET,
    decimals: 2,
    value: target,
    set,
  } as const;
  return { setup: { target }, options: [option] } as const;
}

export interface TargetFieldProps {
  readonly label: string;
  readonly target: Target;
  /** Returns the chance that a round reaches a target, 0 … 1; null where there is no room for it. */
  readonly chanceOf: ((target: number) => number) | null;
  readonly placeholder?: string;
  /** The button that clears the field, if a bet may have no target. */
  readonly clear?: MultiplierInputProps["clear"];
  readonly disabled: boolean;
}

/** Shows the field for a target, with its chance. */
export function TargetField({ label, target, chanceOf, placeholder, clear, disabled }: TargetFieldProps) {
  const words = gameWords.useWords();
  const { percent } = useFormats();
  const problem = useProblem(target);
  const { value } = target;
  return (
    <MultiplierInput
      label={label}
      value={value}
      onChange={target.set}
      min={MIN_TARGET}
      max={MAX_TARGET}
      placeholder={placeholder}
      clear={clear}
      end={
        value !== null && problem === null && chanceOf !== null
          ? words.chanceOf(percent(Math.round(chanceOf(value) * 10_000) / 10_000))
          : undefined
      }
      error={problem}
      disabled={disabled}
    />
  );
}

/** Shows the profit at the target. */
export function TargetProfit({ target, amount }: { readonly target: Target; readonly amount: Money }) {
  const words = gameWords.useWords();
  const { value, ok } = target;
  if (value === null || !ok) return null;
  return <ProfitLine label={words.profitOnWin} hundredths={value} profit={payoutAt(amount, value) - amount} />;
}

/** Returns the payout of a stake at a multiplier in hundredths, including the stake. */
export function payoutAt(stake: Money, hundredths: number): Money {
  return payoutOf(stake, ratio(hundredths, 100));
}

function useProblem({ value, ok }: Target): string | null {
  const words = gameWords.useWords();
  const { multiplier } = useFormats();
  if (ok || value === null) return value === null && !ok ? words.noTarget : null;
  if (Number.isNaN(value)) return words.noTarget;
  return value < MIN_TARGET ? words.atLeast(multiplier(MIN_TARGET)) : words.atMost(multiplier(MAX_TARGET));
}
