import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classes } from "../classes.ts";
import { Tooltip } from "../overlays/tooltip.tsx";
import { type ButtonLook, buttonStyle } from "./button-style.ts";
import { Spinner } from "./spinner.tsx";

export interface ButtonProps extends Omit<ComponentProps<"button">, "disabled">, ButtonLook {
  readonly icon?: ReactNode;
  readonly endIcon?: ReactNode;
  /** Shows a spinner over the label, keeps the width and ignores presses. */
  readonly loading?: boolean | undefined;
  /**
   * Ignores presses but stays focusable: a button that becomes disabled while pressed must not lose the focus of a
   * keyboard user.
   */
  readonly disabled?: boolean | undefined;
  /**
   * Reason why it cannot be pressed, shown as a tooltip; null while it can. A button that may get one passes null before:
   * it then stays the same element, with its focus and whatever is held down on it.
   */
  readonly disabledReason?: string | null | undefined;
}

export function Button({
  variant,
  size,
  block,
  icon,
  endIcon,
  loading = false,
  disabled = false,
  disabledReason,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const asleep = loading || disabled || Boolean(disabledReason);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The browser does not know that the button is disabled, so it must also be kept from submitting a form.
    if (asleep) event.preventDefault();
    else onClick?.(event);
  };
  const button = (
    <button
      type="button"
      {...rest}
      aria-disabled={asleep || undefined}
      aria-busy={loading || undefined}
      className={classes(buttonStyle({ variant, size, block }), className)}
      onClick={press}
    >
      <span className={classes("col-start-1 row-start-1 flex items-center gap-2", loading && "opacity-0")}>
        {icon}
        {children}
        {endIcon}
      </span>
      {loading && <Spinner className="col-start-1 row-start-1" />}
    </button>
  );
  return disabledReason === undefined ? button : <Tooltip text={disabledReason}>{button}</Tooltip>;
}
