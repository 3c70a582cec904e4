import type { ReactNode } from "react";
import { classes } from "../classes.ts";

export interface BadgeProps {
  readonly tone?: "plain" | "accent" | "win" | "lose" | "gold" | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

const tones = {
  plain: "bg-panel-high text-muted",
  accent: "bg-accent-fill text-on-accent",
  win: "bg-win-soft text-win",
  lose: "bg-lose-soft text-lose",
  gold: "bg-gold-soft text-gold",
};

export function Badge({ tone = "plain", children, className }: BadgeProps) {
  return (
    <span
      className={classes(
        "tabular inline-flex h-6 min-w-6 items-center justify-center gap-1 rounded-full px-2 text-xs font-semibold whitespace-nowrap",
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

const MOST = 99;

/** Returns the text of a badge: a count, at most 99+. */
export function badgeCount(count: number): string {
  return count > MOST ? `${MOST}+` : String(count);
}
