import { ChevronDown } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Field, wellStyle } from "./field.tsx";

export interface SelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly disabled?: boolean }[];
  readonly error?: string | null | undefined;
  readonly hint?: ReactNode;
  readonly end?: ReactNode;
  readonly labelHidden?: boolean | "in-compact-panel" | undefined;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
  /** For a form library that focuses invalid fields. */
  readonly ref?: Ref<HTMLSelectElement> | undefined;
}

/**
 * A choice of many. The browser's own select: the system's picker on phones, and a list in our colours if the browser
 * can style it (`appearance: base-select`), without a positioning library.
 */
export function Select<Value extends string>({
  value,
  onChange,
  options,
  disabled,
  ref,
  ...field
}: SelectProps<Value>) {
  return (
    <Field {...field}>
      {(control) => (
        <div className={`${wellStyle} relative`}>
          <select
            {...control}
            ref={ref}
            value={value}
            disabled={disabled}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value);
              if (chosen) onChange(chosen.value);
            }}
            className="house-select tabular min-w-0 flex-1 cursor-pointer ps-3.5 pe-11 md:max-lg:pe-9 text-lg font-semibold text-text outline-none"
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className="pointer-events-none absolute inset-y-0 end-0 grid w-11 md:max-lg:w-9 place-items-center border-s border-line-strong text-muted">
            <ChevronDown size={18} aria-hidden="true" />
          </span>
        </div>
      )}
    </Field>
  );
}
