import { classes } from "../classes.ts";

/** A place that will be filled: give it the size of what comes. */
export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        "block animate-shimmer rounded-control bg-[linear-gradient(100deg,var(--panel-high)_40%,var(--line)_50%,var(--panel-high)_60%)] bg-[length:200%_100%]",
        className,
      )}
    />
  );
}
