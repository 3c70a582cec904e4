import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classes } from "../classes.ts";
import { type ButtonLook, buttonStyle } from "./button-style.ts";
import { Spinner } from "./spinner.tsx";
import { Tooltip } from "./tooltip.tsx";

export interface ButtonProps extends Omit<ComponentProps<"button">, "disabled">, ButtonLook {
  readonly icon?: ReactNode;
  readonly endIcon?: ReactNode;
  /** Turns a wheel over the label, keeps the width and ignores presses. */
  readonly loading?: boolean | undefined;
  /** It cannot be pressed now, and stays focusable: what falls asleep under a press must not drop who plays by keyboard. */
  readonly disabled?: boolean | undefined;
  /** Why it cannot be pressed: shown as a tooltip. */
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
    // A browser does not know that it sleeps: it must also keep a form from being sent.
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
  return disabledReason ? <Tooltip text={disabledReason}>{button}</Tooltip> : button;
}
