import { type ReactNode, useId } from "react";
import { classes } from "../classes.ts";

/** Props that the control inside a field must carry. */
export interface FieldControl {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

export interface FieldProps {
  readonly label: string;
  /** Shown at the inline end of the label: chance, balance, a link. */
  readonly end?: ReactNode;
  readonly hint?: ReactNode;
  /** The problem in words; replaces the hint and is announced. */
  readonly error?: string | null | undefined;
  /**
   * True if the label is read out but not shown; or only where height is scarce in a bet panel, and the control explains
   * itself.
   */
  readonly labelHidden?: boolean | "in-compact-panel" | undefined;
  readonly className?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/**
 * Puts the label beside the control where height is scarce: in a bet panel on a phone, and in fields marked as dense.
 */
export const compactRow =
  "group-data-dense/panel:grid-cols-[auto_minmax(0,1fr)] group-data-dense/panel:items-center group-data-dense/panel:gap-x-2.5 group-data-dense/panel:[&>:first-child]:mb-0 max-md:group-data-compact/panel:grid-cols-[auto_minmax(0,1fr)] max-md:group-data-compact/panel:items-center max-md:group-data-compact/panel:gap-x-2.5 max-md:group-data-compact/panel:[&>:first-child]:mb-0";

/** Hides words visually only: always, or in a bet panel where height is scarce. */
const unseen = {
  always: "sr-only",
  "in-compact-panel": "group-data-dense/panel:sr-only max-md:group-data-compact/panel:sr-only",
};

/** A label, its control and the notes about it, linked for assistive technology. */
export function Field({ label, end, hint, error, labelHidden, className, children }: FieldProps) {
  const id = useId();
  const note = `${id}-note`;
  const hidden = labelHidden === true ? unseen.always : labelHidden && unseen[labelHidden];
  return (
    <div className={classes("grid min-w-0 content-start", !end && !labelHidden && compactRow, className)}>
      <div className={classes("mb-1.5 flex min-w-0 items-baseline justify-between gap-3 text-sm", !end && hidden)}>
        <label htmlFor={id} className={classes("truncate text-muted", hidden)}>
          {label}
        </label>
        {end && <span className="tabular shrink-0 text-muted">{end}</span>}
      </div>
      {children({ id, "aria-describedby": error || hint ? note : undefined, "aria-invalid": error ? true : undefined })}
      <div
        id={note}
        aria-live="polite"
        className={classes("col-span-full text-sm not-empty:mt-1.5", error ? "text-lose" : "text-muted")}
      >
        {error || hint}
      </div>
    </div>
  );
}

/** The well that holds an input and what is beside it. */
export const wellStyle =
  "surface-well flex min-h-12 group-data-dense/panel:low:min-h-10 items-stretch overflow-hidden transition-[border-color,box-shadow] duration-(--duration-feedback) hover:border-dim focus-within:border-accent focus-within:ring-1 focus-within:ring-accent has-aria-invalid:border-lose has-aria-invalid:focus-within:ring-lose has-disabled:opacity-60";

export const inputStyle =
  "min-w-0 flex-1 bg-transparent px-3.5 font-semibold text-text outline-none placeholder:font-normal placeholder:text-muted disabled:cursor-not-allowed";

/** A small action inside the well: ½, 2×, Max, a stepper. */
export const wellButtonStyle =
  "min-w-11 shrink-0 cursor-pointer border-s border-line-strong px-3 md:max-lg:min-w-9 md:max-lg:px-2 text-sm font-semibold text-muted transition-colors outline-offset-[-3px] hover:bg-panel-high hover:text-text active:bg-line disabled:cursor-not-allowed disabled:opacity-50 disabled:hover:bg-transparent aria-disabled:cursor-not-allowed aria-disabled:opacity-50 aria-disabled:hover:bg-transparent";
