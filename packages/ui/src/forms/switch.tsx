import type { ReactNode } from "react";
import { classes } from "../classes.ts";

export interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: ReactNode;
  readonly labelHidden?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** A switch that takes effect at once. A native checkbox in the style of a switch. */
export function Switch({ label, checked, onChange, hint, labelHidden, disabled }: SwitchProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 has-disabled:cursor-not-allowed has-disabled:opacity-60">
      <span className={classes("min-w-0", labelHidden && "sr-only")}>
        <span className="block font-medium">{label}</span>
        {hint && <span className="block text-sm text-muted">{hint}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-6 w-11 shrink-0 cursor-[inherit] appearance-none rounded-full bg-dim shadow-[inset_0_1px_3px_var(--edge-dark)] transition-colors duration-(--duration-enter) before:absolute before:start-0.5 before:top-0.5 before:size-5 before:rounded-full before:bg-white before:shadow-[0_1px_3px_rgb(0_0_0/0.4)] before:transition-[translate] before:duration-(--duration-enter) before:ease-out-expo checked:bg-accent-fill checked:before:translate-x-5 rtl:checked:before:-translate-x-5"
      />
    </label>
  );
}
