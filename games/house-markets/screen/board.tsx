import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { ScrollArea } from "@fairhouse/ui/components/scroll-area.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { WifiOff } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { EventStrip } from "./event-strip.tsx";
import { EventView } from "./event-view.tsx";
import type { HouseMarkets } from "./use-house-markets.ts";
import { houseMarketsWords } from "./words/words.ts";

export interface BoardProps {
  readonly table: HouseMarkets;
  /** The choice of the format of odds. */
  readonly children: ReactNode;
}

/** Shows the events, and the markets or the course of the one that is chosen. */
export function Board({ table, children }: BoardProps) {
  const words = houseMarketsWords.useWords();
  const { facts, open, running } = table;
  const first = open[0] ?? running[0] ?? null;
  const shown = table.chosen ?? first;
  const { choose } = table;
  // The event under the pointer stays, however the order of the others changes.
  useEffect(() => {
    if (shown !== null) choose(shown.fact.id);
  }, [shown, choose]);
  if (facts.waiting === null) {
    if (facts.failed) return <EmptyState tone="error" icon={<WifiOff />} title={words.failed} />;
    return (
      <div className="grid size-full content-start gap-4">
        <Skeleton className="h-28 rounded-tile!" />
        <Skeleton className="h-80 rounded-tile!" />
      </div>
    );
  }
  return (
    <ScrollArea className="size-full min-w-0 md:overflow-y-auto md:overscroll-contain">
      <div className="flex min-w-0 flex-col gap-4 *:shrink-0">
        <EventStrip table={table} shown={shown?.fact.id ?? null} />
        {shown === null ? (
          <EmptyState title={words.noEvents} />
        ) : (
          <EventView key={shown.fact.id} table={table} event={shown}>
            {children}
          </EventView>
        )}
      </div>
    </ScrollArea>
  );
}
