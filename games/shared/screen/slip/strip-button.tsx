import { classes } from "@fairhouse/ui/classes.ts";
import type { ReactNode } from "react";

export interface StripButtonProps {
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly name: string;
  /** Shown behind the name. */
  readonly children: ReactNode;
}

/** A button in a strip of leagues, matchdays or sports, of which one is shown. */
export function StripButton({ pressed, onPress, name, children }: StripButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classes(
        "flex min-h-11 items-center gap-2 rounded-tile border px-3 text-sm transition-colors duration-(--duration-feedback)",
        pressed ? "border-accent bg-accent-soft" : "border-line bg-panel hover:border-line-strong",
      )}
    >
      <span className="font-bold">{name}</span>
      {children}
    </button>
  );
}
