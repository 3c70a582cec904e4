import type { ReactNode } from "react";
import { classes } from "../classes.ts";

export interface EmptyStateProps {
  /** A lucide icon or our own art. */
  readonly icon?: ReactNode;
  readonly title: string;
  /** Says what to do next, or what happened. */
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  readonly tone?: "plain" | "error" | undefined;
  readonly compact?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A notice that there is nothing here yet, or that something went wrong, and what to do. */
export function EmptyState(props: EmptyStateProps) {
  const { icon, title, text, action, tone = "plain", compact, className } = props;
  return (
    <div
      role={tone === "error" ? "alert" : undefined}
      className={classes("grid justify-items-center gap-2 px-6 text-center", compact ? "py-6" : "py-12", className)}
    >
      {icon && (
        <span
          className={classes(
            "mb-1 grid size-14 place-items-center rounded-panel bg-panel-high shadow-control [&_svg]:size-6",
            tone === "error" ? "text-lose" : "text-muted",
          )}
        >
          {icon}
        </span>
      )}
      <p className="text-lg font-semibold">{title}</p>
      {text && <p className="max-w-[44ch] text-balance text-muted">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
