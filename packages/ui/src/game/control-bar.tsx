import type { ReactNode } from "react";

export interface ControlBarProps {
  readonly label: string;
  /** `IconButton`s: volume, animations, fast and instant bet, theatre, full screen, statistics, hotkeys, rules. */
  readonly children: ReactNode;
  /** Placed at the inline end: the fairness button. */
  readonly end?: ReactNode;
}

/** The bar under the stage; scrolls sideways by finger if it is narrow. */
export function ControlBar({ label, children, end }: ControlBarProps) {
  return (
    <div className="flex min-h-13 items-center gap-2 px-3 py-1 md:px-5 md:py-2">
      <div
        role="toolbar"
        aria-label={label}
        className="scrollbar-none flex min-w-0 flex-1 items-center gap-1 overflow-x-auto p-1"
      >
        {children}
      </div>
      {end}
    </div>
  );
}
