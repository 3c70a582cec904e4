import { Button } from "@fairhouse/ui/components/button.tsx";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { TriangleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { accountWords } from "./words/words.ts";

export interface SectionProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Shown at the end of the heading: a state, an action. */
  readonly end?: ReactNode;
  /** Shown below the description. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** One topic of the account: its description on one side, its actions on the other, or below it where it is narrow. */
export function Section({ title, text, end, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="surface-panel @container p-5 md:p-7">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 @min-[720px]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="grid content-start gap-1.5">
          <div className="flex flex-wrap items-center gap-3">
            <h2 id={id} className="text-lg">
              {title}
            </h2>
            {end}
          </div>
          {text && <p className="max-w-[52ch] text-pretty break-words text-muted">{text}</p>}
          {aside}
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">{children}</div>
      </div>
    </section>
  );
}

/** Shown instead of content that could not be loaded. */
export function LoadFailed({ retry }: { retry: () => void }) {
  const words = accountWords.useWords();
  return (
    <div className="surface-panel">
      <EmptyState
        icon={<TriangleAlert />}
        title={words.failed}
        action={<Button onClick={retry}>{words.retry}</Button>}
      />
    </div>
  );
}
