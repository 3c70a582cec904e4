import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { ScrollArea } from "@fairhouse/ui/components/scroll-area.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { Select } from "@fairhouse/ui/forms/select.tsx";
import { WifiOff } from "lucide-react";
import { useEffect } from "react";
import { ODDS_FORMATS, type OddsFormat } from "../../shared/rules/slip/formats.ts";
import { slipWords } from "../../shared/screen/slip/words/words.ts";
import { EventStrip } from "./event-strip.tsx";
import { EventView } from "./event-view.tsx";
import type { HouseMarkets } from "./use-house-markets.ts";
import { houseMarketsWords } from "./words/words.ts";

export interface BoardProps {
  readonly table: HouseMarkets;
  readonly format: OddsFormat;
  readonly setFormat: (format: OddsFormat) => void;
}

/** Shows the events, and the markets or the course of the one that is chosen. */
export function Board({ table, format, setFormat }: BoardProps) {
  const words = houseMarketsWords.useWords();
  const slip = slipWords.useWords();
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
            <Select
              label={slip.format}
              labelHidden
              value={format}
              onChange={setFormat}
              options={ODDS_FORMATS.map((value) => ({ value, label: slip.formats[value] }))}
              className="ms-auto w-40"
            />
          </EventView>
        )}
      </div>
    </ScrollArea>
  );
}
