import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { classes } from "../classes.ts";

export type Tone = "info" | "win" | "warn" | "error";

export interface AlertProps {
  readonly tone: Tone;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly ref?: Ref<HTMLDivElement> | undefined;
  readonly className?: string | undefined;
}

export const toneStyle: Readonly<Record<Tone, string>> = {
  info: "bg-accent-soft [--tone:var(--accent-text)]",
  win: "bg-win-soft [--tone:var(--win)]",
  warn: "bg-gold-soft [--tone:var(--gold)]",
  error: "bg-lose-soft [--tone:var(--lose)]",
};

export const toneIcons = { info: Info, win: CircleCheck, warn: TriangleAlert, error: CircleAlert };

/** A message in the page. Errors interrupt a screen reader; all others wait their turn. */
export function Alert({ tone, title, children, action, ref, className }: AlertProps) {
  const Icon = toneIcons[tone];
  return (
    <div
      ref={ref}
      role={tone === "error" ? "alert" : "status"}
      className={classes(
        "flex animate-rise-in items-start gap-3 rounded-control border border-[color-mix(in_srgb,var(--tone)_35%,transparent)] px-4 py-3",
        toneStyle[tone],
        className,
      )}
    >
      <Icon size={20} aria-hidden="true" className="mt-px shrink-0 text-(--tone)" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={classes(title && "text-sm")}>{children}</div>}
      </div>
      {action}
    </div>
  );
}
