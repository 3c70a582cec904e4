import { Button } from "@fairhouse/ui/components/button.tsx";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { shellWords } from "../shell/words/words.ts";
import { betWords } from "./words/words.ts";

export interface WithoutBetProps {
  /** The house says that there is no such bet. */
  readonly missing: boolean;
  /** Why it may be missing, where more is known than that. */
  readonly reason?: string | undefined;
  /** It could not be asked. */
  readonly failed: boolean;
  readonly onRetry: () => void;
  /** Where to go from a bet that does not exist. */
  readonly wayOut: ReactNode;
}

/** In place of a bet that is not there: it does not exist, could not be loaded, or is on its way. */
export function WithoutBet({ missing, reason, failed, onRetry, wayOut }: WithoutBetProps) {
  const words = betWords.useWords();
  const { retry } = shellWords.useWords();
  if (missing) {
    return <EmptyState icon={<SearchX />} title={words.missing} text={reason ?? words.missingText} action={wayOut} />;
  }
  if (failed) {
    return <EmptyState tone="error" title={words.failed} action={<Button onClick={onRetry}>{retry}</Button>} />;
  }
  return (
    <div className="grid gap-5 md:gap-6">
      <Skeleton className="h-52 rounded-panel!" />
      <Skeleton className="h-96 rounded-panel!" />
    </div>
  );
}
