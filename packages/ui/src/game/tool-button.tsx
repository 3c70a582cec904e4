import type { ReactNode } from "react";
import { Tooltip } from "../overlays/tooltip.tsx";

export interface ToolButtonProps {
  readonly icon: ReactNode;
  /** A short word under the icon. */
  readonly label: string;
  /** Full name, which contains the word: "Repeat last bet" for "Repeat". */
  readonly name?: string | undefined;
  /** Ignores presses but keeps the focus. */
  readonly disabled?: boolean | undefined;
  readonly onClick: () => void;
}

/** A small action beside the main button, with its word under its icon: undo, double, clear. */
export function ToolButton({ icon, label, name, disabled, onClick }: ToolButtonProps) {
  const button = (
    <button
      type="button"
      aria-label={name}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className="touch-target grid min-h-14 min-w-13 cursor-pointer place-content-center place-items-center gap-1 rounded-tile border border-line-strong bg-panel-high px-1 text-xs leading-none font-semibold text-text shadow-control transition-[translate,border-color,opacity] duration-(--duration-feedback) select-none aria-disabled:cursor-not-allowed aria-disabled:opacity-50 not-aria-disabled:hover:-translate-y-px not-aria-disabled:hover:border-dim not-aria-disabled:active:translate-y-px [&_svg]:size-5"
    >
      {icon}
      <span>{label}</span>
    </button>
  );
  return name === undefined ? button : <Tooltip text={name}>{button}</Tooltip>;
}
