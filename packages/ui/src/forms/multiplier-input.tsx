import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Field, wellButtonStyle, wellStyle } from "./field.tsx";
import { NumberInput } from "./number-input.tsx";

export interface MultiplierInputProps {
  readonly label: string;
  /**
   * In hundredths: 250 is 2.50×. Null means none (no auto cash-out), if `clearLabel` allows it; NaN is not a number.
   */
  readonly value: number | null;
  readonly onChange: (hundredths: number | null) => void;
  /** In hundredths, for the arrow keys; the caller's `error` tells when they are passed. */
  readonly min: number;
  readonly max: number;
  readonly error?: string | null | undefined;
  readonly hint?: ReactNode;
  /** Chance or profit that belongs to it. */
  readonly end?: ReactNode;
  /** Name of the button that empties the field; without it there is no button. */
  readonly clearLabel?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Called when the field loses the focus. */
  readonly onLeave?: (() => void) | undefined;
  readonly className?: string | undefined;
}

const STEP = 10;

export function MultiplierInput(props: MultiplierInputProps) {
  const { value, onChange, clearLabel, disabled } = props;
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
          <span aria-hidden="true" className="grid place-items-center px-3.5 text-lg font-semibold text-muted">
            ×
          </span>
          {clearLabel && value !== null && (
            <button
              type="button"
              aria-label={clearLabel}
              disabled={disabled}
              onClick={() => onChange(null)}
              className={`${wellButtonStyle} grid place-items-center`}
            >
              <X size={18} aria-hidden="true" />
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
