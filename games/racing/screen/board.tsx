import { Tabs } from "@fairhouse/ui/components/tabs.tsx";
import { type ReactNode, useState } from "react";
import { EventBoard } from "../../shared/screen/slip/event-board.tsx";
import type { PastRace } from "../rules/course.ts";
import { Forecast } from "./forecast.tsx";
import { RaceCard } from "./race-card.tsx";
import { Results } from "./results.tsx";
import { Stage } from "./stage.tsx";
import type { RacingTable } from "./use-racing.ts";
import { useStageRace } from "./use-stage-race.ts";
import { racingWords } from "./words/words.ts";

export interface BoardProps {
  readonly table: RacingTable;
  /** The races of the meeting that are over. */
  readonly past: readonly PastRace[];
  /** The choice of the format of odds. */
  readonly children: ReactNode;
}

/**
 * Shows the race on the track and the card of a race that takes bets, or the results of the meeting: beside it where
 * both have room, so that the odds are in the first window, and below it elsewhere.
 */
export function Board({ table, past, children }: BoardProps) {
  const words = racingWords.useWords();
  const [view, show] = useState<"card" | "results">("card");
  const race = useStageRace(table);
  return (
    <EventBoard facts={table.facts} failed={words.failed} heights={["h-96", "h-96"]} gap="gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 @min-[520px]:@max-[1100px]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @min-[520px]:@max-[1100px]:grid-rows-[auto_1fr]">
        {race !== null && (
          <div className="@container">
            <Stage table={table} own={race} />
          </div>
        )}
        <div className="@container row-span-2">
          <Tabs
            label={words.tabs}
            value={view}
            onChange={show}
            end={<div className="ms-auto">{children}</div>}
            tabs={[
              { value: "card", label: words.card },
              { value: "results", label: words.results },
            ]}
          >
            {view === "card" ? <RaceCard table={table} past={past} /> : <Results past={past} />}
          </Tabs>
        </div>
        {view === "card" && table.shown !== null && (
          <div className="@container grid content-start gap-3">
            <p className="text-sm text-muted">{words.terms}</p>
            <Forecast key={table.shown.fact.id} table={table} own={table.shown} />
          </div>
        )}
      </div>
    </EventBoard>
  );
}
