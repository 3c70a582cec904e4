import type { Money } from "@fairhouse/kernel/money.ts";
import type { ReactNode } from "react";
import { CurrencyIcon } from "../components/currency-icon.tsx";
import { useCurrency, useCurrencyInPlay } from "../format/currencies.ts";
import { type AmountLimits, doubleOf, halfOf, maxOf } from "../numbers/amount.ts";
import { Field, wellButtonStyle, wellStyle } from "./field.tsx";
import { NumberInput } from "./number-input.tsx";

export interface AmountInputProps {
  readonly label: string;
  /** Integer in smallest units; 0 for an empty field, NaN for a field that does not hold an amount. */
  readonly value: Money;
  readonly onChange: (value: Money) => void;
  readonly limits: AmountLimits;
  /** The problem in words: see `amountProblem` in numbers/amount.ts. */
  readonly error?: string | null | undefined;
  readonly hint?: ReactNode;
  readonly end?: ReactNode;
  /** Accessible names of ½ and 2×; `max` is also shown. Leave `max` out if the setting hides it. */
  readonly words: { readonly half: string; readonly double: string; readonly max?: string | undefined };
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * The amount of a bet with ½, 2× and Max. Accepts what the currency in play can hold; values are integers in smallest units.
 */
export function AmountInput({ label, value, onChange, limits, words, disabled, ...rest }: AmountInputProps) {
  const currency = useCurrencyInPlay();
  const { decimals, shownDecimals } = useCurrency(currency);
  const shortcut = (name: string, sign: string, next: Money) => (
    <button
      type="button"
      aria-label={name === sign ? name : `${sign} ${name}`}
      disabled={disabled}
      onClick={() => onChange(next)}
      className={wellButtonStyle}
    >
      <bdi dir="ltr">{sign}</bdi>
    </button>
  );
  return (
    <Field label={label} labelHidden="in-compact-panel" {...rest}>
      {(control) => (
        <div className={wellStyle}>
          <span className="grid place-items-center ps-3.5">
            <CurrencyIcon currency={currency} size={20} />
          </span>
          <NumberInput
            control={control}
            value={value === 0 ? null : value}
            onChange={(next) => onChange(next ?? 0)}
            decimals={decimals}
            shown={shownDecimals}
            step={limits.min}
            min={limits.min}
            max={limits.max}
            placeholder="0"
            disabled={disabled}
            className="ps-2.5! md:max-lg:ps-1! md:max-lg:pe-0.5!"
          />
          {shortcut(words.half, "½", halfOf(value, limits))}
          {shortcut(words.double, "2×", doubleOf(value, limits))}
          {words.max && shortcut(words.max, words.max, maxOf(limits))}
        </div>
      )}
    </Field>
  );
}
