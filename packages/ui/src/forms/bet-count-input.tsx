import type { ReactNode } from "react";
import { Field, wellButtonStyle, wellStyle } from "./field.tsx";
import { NumberInput } from "./number-input.tsx";

export interface BetCountInputProps {
  readonly label: string;
  /** Number of bets that auto play makes. 0 is endless and shows ∞; NaN is not a number. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Name of the ∞ button, and of the empty field for users who cannot see ∞. */
  readonly endlessLabel: string;
  readonly max?: number | undefined;
  readonly error?: string | null | undefined;
  readonly end?: ReactNode;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

export function BetCountInput(props: BetCountInputProps) {
  const { value, onChange, disabled } = props;
  return (
    <Field label={props.label} end={props.end} error={props.error} className={props.className}>
      {(control) => (
        <div className={wellStyle}>
          <NumberInput
            control={control}
            value={value === 0 ? null : value}
            onChange={(next) => onChange(next ?? 0)}
            step={1}
            max={props.max}
            placeholder="∞"
            disabled={disabled}
          />
          <button
            type="button"
            aria-label={props.endlessLabel}
            aria-pressed={value === 0}
            disabled={disabled}
            onClick={() => onChange(0)}
            className={`${wellButtonStyle} text-lg! aria-pressed:text-accent-text`}
          >
            ∞
          </button>
        </div>
      )}
    </Field>
  );
}
