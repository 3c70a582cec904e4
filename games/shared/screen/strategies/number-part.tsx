import { CurrencyIcon } from "@fairhouse/ui/components/currency-icon.tsx";
import { useCurrency, useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { Field, wellStyle } from "@fairhouse/ui/forms/field.tsx";
import { NumberInput } from "@fairhouse/ui/forms/number-input.tsx";

/** Shows a field for the number of a condition, a count or a size. */
export function NumberPart(props: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly decimals?: number;
  /** Unit after the number: %, ×. */
  readonly suffix?: string;
  readonly error: string | null;
}) {
  const { label, value, onChange, decimals = 0, suffix, error } = props;
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className={wellStyle}>
          <NumberInput
            control={control}
            value={value}
            // An empty field becomes NaN, with which nothing can run.
            onChange={(next) => onChange(next ?? Number.NaN)}
            decimals={decimals}
            shown={0}
            step={10 ** decimals}
          />
          {suffix && (
            <span aria-hidden="true" className="grid place-items-center pe-3.5 font-semibold text-muted">
              {suffix}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

/** Shows the same for an amount of the currency. */
export function AmountPart(props: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly error: string | null;
}) {
  const currency = useCurrencyInPlay();
  const { decimals, shownDecimals } = useCurrency(currency);
  return (
    <Field label={props.label} error={props.error}>
      {(control) => (
        <div className={wellStyle}>
          <span className="grid place-items-center ps-3">
            <CurrencyIcon currency={currency} size={18} />
          </span>
          <NumberInput
            control={control}
            value={props.value}
            onChange={(next) => props.onChange(next ?? Number.NaN)}
            decimals={decimals}
            shown={shownDecimals}
            className="ps-2! pe-2!"
          />
        </div>
      )}
    </Field>
  );
}
