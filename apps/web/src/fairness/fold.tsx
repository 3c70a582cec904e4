import { classes } from "@fairhouse/ui/classes.ts";
import { FoldSummary } from "@fairhouse/ui/components/fold-summary.tsx";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";

interface FoldProps {
  readonly title: ReactNode;
  /** Names it in addresses: a link with this hash opens it. */
  readonly id?: string | undefined;
  /** True for one of two beside each other on phones, where its summary has little room. */
  readonly tile?: boolean;
  readonly children: ReactNode;
}

/**
 * A part of a page that is opened on demand. Its content is in the page all the time, so that the browser's own search
 * finds and opens it.
 */
export function Fold({ title, id, tile = false, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (fold.current === null || id === undefined || hash !== `#${id}`) return;
    fold.current.open = true;
    fold.current.scrollIntoView({ block: "start" });
  }, [hash, id]);
  return (
    <details
      ref={fold}
      id={id}
      className="group surface-panel scroll-mt-[calc(var(--header-height)+12px)] overflow-hidden"
    >
      <FoldSummary
        className={classes(
          "min-h-14 px-5 py-3 outline-offset-[-2px] hover:bg-panel-high md:px-7",
          tile && "max-sm:h-full max-sm:gap-1.5 max-sm:px-3 max-sm:group-open:h-auto",
        )}
      >
        {title}
      </FoldSummary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-line p-5 md:p-7">{children}</div>
    </details>
  );
}
