import type { ComponentProps, ReactNode } from "react";
import { classes } from "../classes.ts";
import type { Side } from "../overlays/place.ts";
import { Tooltip } from "../overlays/tooltip.tsx";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** State of a toggle. Leave out for plain actions. */
  readonly pressed?: boolean | undefined;
  readonly look?: "ghost" | "neutral" | undefined;
  readonly tooltipSide?: Side | undefined;
  /** A new number shows the name for a moment. */
  readonly telling?: number | undefined;
  /** Reason shown beside the name when it is disabled. */
  readonly disabledReason?: string | null | undefined;
}

const looks = {
  ghost: "text-muted hover:bg-panel-high hover:text-text",
  neutral: "border border-line-strong bg-panel-high text-text shadow-control hover:border-dim",
};

export function IconButton({
  label,
  icon,
  pressed,
  look = "ghost",
  tooltipSide,
  telling,
  disabled,
  disabledReason,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const asleep = disabled || Boolean(disabledReason);
  return (
    <Tooltip text={disabledReason ? `${label}: ${disabledReason}` : label} side={tooltipSide} telling={telling}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={asleep || undefined}
        onClick={asleep ? undefined : onClick}
        className={classes(
          "touch-target inline-grid size-10 shrink-0 cursor-pointer place-items-center rounded-control transition-[background-color,color,translate] duration-(--duration-feedback) active:translate-y-px aria-disabled:cursor-not-allowed aria-disabled:opacity-50 [&_svg]:size-5",
          pressed ? "bg-accent-soft text-accent-text hover:brightness-110" : looks[look],
          className,
        )}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
