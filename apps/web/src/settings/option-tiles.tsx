import type { ReactNode } from "react";
import { useId } from "react";

export interface OptionTilesProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly picture: ReactNode }[];
}

/** A choice of a few, each with a picture above its name. Native radio buttons underneath. */
export function OptionTiles<Value extends string>({ label, value, onChange, options }: OptionTilesProps<Value>) {
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold text-muted">{label}</legend>
      <div className="grid grid-flow-col auto-cols-fr gap-2.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="surface-raised relative grid min-h-19 cursor-pointer content-center justify-items-center gap-2 rounded-tile! p-2.5 text-center text-sm font-semibold text-muted transition-[border-color,color,background-color] hover:border-line-strong hover:text-text has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-tile outline-none"
            />
            <span aria-hidden="true" className="pointer-events-none relative grid place-items-center [&_svg]:size-6">
              {option.picture}
            </span>
            <span className="pointer-events-none relative leading-tight">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
