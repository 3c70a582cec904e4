import type { Money } from "@fairhouse/kernel/money.ts";
import { useId } from "react";
import { useCurrency, useCurrencyInPlay } from "../format/currencies.ts";
import { useLocale } from "../format/locale.ts";
import { formatMoney } from "../format/money.ts";
import { Chip } from "./chip.tsx";
import { CHIP_AMOUNTS } from "./chip-art.ts";

export interface ChipRackProps {
  readonly label: string;
  readonly value: Money;
  readonly onChange: (amount: Money) => void;
  readonly amounts?: readonly Money[] | undefined;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The chips to bet with; the chosen one stands out by lift and ring. Native radio buttons underneath. */
export function ChipRack({ label, value, onChange, amounts = CHIP_AMOUNTS, disabled, className }: ChipRackProps) {
  const name = useId();
  const locale = useLocale();
  const digits = useCurrency(useCurrencyInPlay());
  return (
    <fieldset disabled={disabled} className={`min-w-0 ${className ?? ""}`}>
      <legend className="mb-1.5 text-sm text-muted">{label}</legend>
      <div className="surface-well flex justify-between gap-1 rounded-tile! p-1.5">
        {amounts.map((amount) => (
          <label
            key={amount}
            className="relative grid min-h-11 max-w-12 flex-1 cursor-pointer place-items-center transition-[translate,filter,opacity] duration-(--duration-enter) ease-out-expo not-has-checked:opacity-85 hover:opacity-100 has-checked:-translate-y-1 has-checked:drop-shadow-[0_4px_8px_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-not-allowed has-disabled:saturate-50"
          >
            <input
              type="radio"
              name={name}
              checked={amount === value}
              onChange={() => onChange(amount)}
              aria-label={formatMoney(amount, locale, digits)}
              className="peer absolute inset-0 cursor-[inherit] appearance-none outline-none"
            />
            <Chip
              amount={amount}
              className="pointer-events-none h-auto w-full rounded-full peer-checked:ring-2 peer-checked:ring-accent-hover"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
