import { type ReactNode, useId } from "react";
import { classes } from "../classes.ts";

export interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly icon?: ReactNode;
    readonly disabled?: boolean | undefined;
  }[];
  readonly size?: "sm" | "md" | undefined;
  readonly disabled?: boolean | undefined;
}

/**
 * A choice of a few: Manual | Auto. Native radio buttons underneath, so that arrow keys and right-to-left work by
 * themselves.
 */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset
      disabled={props.disabled}
      className="surface-well grid auto-cols-fr grid-flow-col gap-1 rounded-tile! p-1 max-md:p-px disabled:opacity-60"
    >
      <legend className="sr-only">{props.label}</legend>
      {props.options.map((option) => (
        <label
          key={option.value}
          className={classes(
            "relative flex cursor-pointer items-center justify-center gap-2 rounded-control px-4 font-semibold text-muted transition-[background-color,color,box-shadow] duration-(--duration-enter) ease-out-expo select-none group-data-compact/panel:px-2 group-data-dense/panel:low:not-pointer-coarse:min-h-8 hover:text-text has-checked:bg-thumb has-checked:text-text has-checked:shadow-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-not-allowed",
            props.size === "sm" ? "min-h-9 text-sm pointer-coarse:min-h-11" : "min-h-10 pointer-coarse:min-h-11",
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === props.value}
            disabled={option.disabled}
            onChange={() => props.onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
          />
          {option.icon}
          <span className="relative pointer-events-none">{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
