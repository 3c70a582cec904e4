import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { type ReactNode, useEffect } from "react";
import { EventBoard } from "../../shared/screen/slip/event-board.tsx";
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
  return (
    <EventBoard facts={facts} failed={words.failed} heights={["h-28", "h-80"]} gap="gap-4">
      <EventStrip table={table} shown={shown?.fact.id ?? null} />
      {shown === null ? (
        <EmptyState title={words.noEvents} />
      ) : (
        <EventView key={shown.fact.id} table={table} event={shown}>
          {children}
        </EventView>
      )}
    </EventBoard>
  );
}
