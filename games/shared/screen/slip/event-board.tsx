import type { FactsState } from "@fairhouse/client/external/facts-watch.ts";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { ScrollArea } from "@fairhouse/ui/components/scroll-area.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { WifiOff } from "lucide-react";
import type { ReactNode } from "react";

interface EventBoardProps {
  readonly facts: Pick<FactsState, "waiting" | "failed">;
  /** Says that the events could not be loaded. */
  readonly failed: string;
  /** The heights of what is shown while they load, as classes. */
  readonly heights: readonly string[];
  /** The distance of its parts. */
  readonly gap: "gap-3" | "gap-4";
  readonly children: ReactNode;
}

/** The board of a game whose bets wait for facts, beside the slip: its events once they are loaded. */
export function EventBoard({ facts, failed, heights, gap, children }: EventBoardProps) {
  if (facts.waiting === null) {
    if (facts.failed) return <EmptyState tone="error" icon={<WifiOff />} title={failed} />;
    return (
      <div className="grid size-full content-start gap-4">
        {heights.map((height, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change.
          <Skeleton key={place} className={`${height} rounded-tile!`} />
        ))}
      </div>
    );
  }
  return (
    <ScrollArea className="size-full min-w-0 md:overflow-y-auto md:overscroll-contain">
      <div className={`flex min-w-0 flex-col ${gap} *:shrink-0`}>{children}</div>
    </ScrollArea>
  );
}
