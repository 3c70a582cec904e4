import { useCurrency, useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { Field, wellButtonStyle, wellStyle } from "@fairhouse/ui/forms/field.tsx";
import { NumberInput } from "@fairhouse/ui/forms/number-input.tsx";
import { Plus, X } from "lucide-react";
import { SIDES, type Side } from "../rules/sides.ts";
import type { SideField, Sides } from "./use-sides.ts";
import { blackjackWords } from "./words/words.ts";

interface SideFieldsProps {
  readonly sides: Sides;
  readonly disabled: boolean;
}

/** The stakes of both side bets, side by side. An empty field is a bet that is off. */
export function SideFields({ sides, disabled }: SideFieldsProps) {
  const words = blackjackWords.useWords();
  return (
    <fieldset aria-label={words.sideBets} className="grid grid-cols-2 items-start gap-2 md:gap-2.5">
      {SIDES.map((side) => (
        <StakeField key={side} side={side} field={sides.fields[side]} disabled={disabled} />
      ))}
    </fieldset>
  );
}

interface StakeFieldProps {
  readonly side: Side;
  readonly field: SideField;
  readonly disabled: boolean;
}

function StakeField({ side, field, disabled }: StakeFieldProps) {
  const words = blackjackWords.useWords();
  const { decimals, shownDecimals } = useCurrency(useCurrencyInPlay());
  const name = words.sides[side];
  const isOff = field.typed === 0;
  return (
    <Field label={name} labelHidden="in-compact-panel" error={disabled ? null : field.problem}>
      {(control) => (
        <div className={`${wellStyle} relative`}>
          {/* Phones have no room above the field. */}
          <span
            aria-hidden="true"
            className="pointer-events-none absolute start-2.5 top-1 text-[0.6875rem] leading-none text-muted md:hidden"
          >
            {name}
          </span>
          <NumberInput
            control={control}
            value={isOff ? null : field.typed}
            onChange={(next) => field.set(next ?? 0)}
            decimals={decimals}
            shown={shownDecimals}
            step={field.least}
            placeholder={words.sideOff}
            disabled={disabled}
            className="px-2.5! text-base! max-md:pt-4!"
          />
          <button
            type="button"
            aria-label={isOff ? words.sideOn(name) : words.sideTakenOff(name)}
            disabled={disabled}
            onClick={field.toggle}
            className={`${wellButtonStyle} grid place-items-center px-0! max-md:border-s-0`}
          >
            {isOff ? <Plus size={16} aria-hidden="true" /> : <X size={16} aria-hidden="true" />}
          </button>
        </div>
      )}
    </Field>
  );
}
