import { Minus, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Field, wellButtonStyle, wellStyle } from "./field.tsx";
import { NumberInput } from "./number-input.tsx";

export interface NumberFieldProps {
  readonly label: string;
  /** Integer, in units of 10^−decimals. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  readonly decimals?: number | undefined;
  /** Names of the step buttons. */
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  /** Shown after the number: %, s. */
  readonly suffix?: string | undefined;
  readonly error?: string | null | undefined;
  readonly hint?: ReactNode;
  readonly end?: ReactNode;
  /** True if a number out of range is not moved into it but stays, with its `error`, until it is corrected. */
  readonly stays?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Called when the field loses the focus. */
  readonly onLeave?: (() => void) | undefined;
  readonly className?: string | undefined;
}

/**
 * A whole number in a range, typed or stepped. A typed number is moved into the range when the field is left; invalid
 * text is marked meanwhile, and then replaced by the last number.
 */
export function NumberField({ label, value, onChange, min, max, step = 1, disabled, ...props }: NumberFieldProps) {
  const [wrong, setWrong] = useState(false);
  const within = (next: number) => Math.max(min, Math.min(max, next));
  const stepper = (name: string, next: number, icon: ReactNode) => (
    <button
      type="button"
      aria-label={name}
      disabled={disabled}
      // At an end of the range the button keeps its focus.
      aria-disabled={within(next) === value || undefined}
      onClick={() => {
        setWrong(false);
        onChange(within(next));
      }}
      className={`${wellButtonStyle} grid place-items-center`}
    >
      {icon}
    </button>
  );
  return (
    <Field label={label} end={props.end} hint={props.hint} error={props.error} className={props.className}>
      {(control) => (
        <div className={wellStyle}>
          <NumberInput
            control={control}
            value={wrong ? Number.NaN : value}
            onChange={(next) => {
              setWrong(Number.isNaN(next));
              if (!Number.isNaN(next)) onChange(next ?? min);
            }}
            decimals={props.decimals}
            step={step}
            min={min}
            max={max}
            disabled={disabled}
            onLeave={() => {
              setWrong(false);
              if (props.stays !== true && within(value) !== value) onChange(within(value));
              props.onLeave?.();
            }}
          />
          {props.suffix && (
            <span className="grid place-items-center pe-3 font-semibold text-muted">{props.suffix}</span>
          )}
          {stepper(props.decreaseLabel, value - step, <Minus size={16} aria-hidden="true" />)}
          {stepper(props.increaseLabel, value + step, <Plus size={16} aria-hidden="true" />)}
        </div>
      )}
    </Field>
  );
}
