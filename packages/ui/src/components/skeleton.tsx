import { classes } from "../classes.ts";

/**
 * A placeholder for content: give it the size of what comes. Its sheen is moved, not repainted, and stops while nobody
 * can see it: a list below the fold may wait for minutes. `data-coming` marks content that is not there yet, here and
 * in the loading screen.
 */
export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return (
    <span
      data-coming=""
      aria-hidden="true"
      className={classes(
        "relative block overflow-hidden rounded-control bg-panel-high [content-visibility:auto]",
        "after:absolute after:inset-0 after:-translate-x-full after:animate-shimmer after:bg-[linear-gradient(100deg,transparent_20%,var(--line)_50%,transparent_80%)]",
        className,
      )}
    />
  );
}
