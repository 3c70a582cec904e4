import { Button } from "@fairhouse/ui/components/button.tsx";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { siteWords } from "../base/words/words.ts";
import { fairnessWords } from "../fairness/words/words.ts";

export interface WithoutBetProps {
  /** True if the house says that there is no such bet. */
  readonly missing: boolean;
  /** Reason why it may be missing, if more is known. */
  readonly reason?: string | undefined;
  /** True if the house could not be asked. */
  readonly failed: boolean;
  readonly onRetry: () => void;
  /** A link away from a bet that does not exist. */
  readonly wayOut?: ReactNode;
}

/** Shown instead of a bet that does not exist, could not be loaded, or is still loading. */
export function WithoutBet({ missing, reason, failed, onRetry, wayOut }: WithoutBetProps) {
  const words = fairnessWords.useWords().bet;
  const { retry } = siteWords.useWords();
  if (missing) {
    const text = reason ?? words.missingText;
    return <EmptyState icon={<SearchX />} title={words.missing} text={text} action={wayOut} />;
  }
  if (failed) {
    return <EmptyState tone="error" title={words.failed} action={<Button onClick={onRetry}>{retry}</Button>} />;
  }
  return <BetToCome />;
}

/** Placeholders for a bet and its proof. */
export function BetToCome() {
  return (
    <div className="grid gap-5 md:gap-6">
      <Skeleton className="h-52 rounded-panel!" />
      <Skeleton className="h-96 rounded-panel!" />
    </div>
  );
}
