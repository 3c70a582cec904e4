import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "../classes.ts";

interface FoldSummaryProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The head of a `details` of class `group`: its text, and a chevron that turns when it is open. */
export function FoldSummary({ className, children }: FoldSummaryProps) {
  return (
    <summary
      className={classes(
        "flex cursor-pointer list-none items-center gap-3 font-semibold [&::-webkit-details-marker]:hidden",
        className,
      )}
    >
      <span className="min-w-0 flex-1">{children}</span>
      <ChevronDown
        aria-hidden="true"
        className="size-5 shrink-0 text-muted transition-[rotate] duration-(--duration-enter) group-open:rotate-180"
      />
    </summary>
  );
}
