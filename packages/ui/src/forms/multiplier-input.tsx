import type { ReactNode } from "react";
import { Field, wellButtonStyle, wellStyle } from "./field.tsx";
import { NumberInput } from "./number-input.tsx";

export interface MultiplierInputProps {
  readonly label: string;
  /** In hundredths: 250 is 2.50×. Null means none (no auto cash-out), if `clear` allows it; NaN is not a number. */
  readonly value: number | null;
  readonly onChange: (hundredths: number | null) => void;
  /** In hundredths, for the arrow keys; the caller's `error` tells when they are passed. */
  readonly min: number;
  readonly max: number;
  readonly error?: string | null | undefined;
  readonly hint?: ReactNode;
  /** Chance or profit that belongs to it. */
  readonly end?: ReactNode;
  /**
   * The button that empties the field, with its text and what it does; without it there is none. It says a word,
   * because a cross beside the sign of the multiplier would look like a second one.
   */
  readonly clear?: { readonly text: string; readonly label: string } | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Called when the field loses the focus. */
  readonly onLeave?: (() => void) | undefined;
  readonly className?: string | undefined;
}

const STEP = 10;

export function MultiplierInput(props: MultiplierInputProps) {
  const { value, onChange, clear, disabled } = props;
  return (
    <Field label={props.label} end={props.end} hint={props.hint} error={props.error} className={props.className}>
      {(control) => (
        <div className={wellStyle}>
          <NumberInput
            control={control}
            value={value}
            onChange={onChange}
            decimals={2}
            step={STEP}
            min={props.min}
            max={props.max}
            placeholder={props.placeholder}
            disabled={disabled}
            onLeave={props.onLeave}
          />
          {value !== null && (
            <span aria-hidden="true" className="grid place-items-center px-3.5 text-lg font-semibold text-muted">
              ×
            </span>
          )}
          {clear && value !== null && (
            <button
              type="button"
              aria-label={`${clear.text}: ${clear.label}`}
              disabled={disabled}
              onClick={() => onChange(null)}
              className={wellButtonStyle}
            >
              {clear.text}
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
