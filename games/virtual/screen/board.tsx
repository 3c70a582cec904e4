import { Tabs } from "@fairhouse/ui/components/tabs.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { type ReactNode, useState } from "react";
import { readAs } from "../../shared/facts/facts.ts";
import { EventBoard } from "../../shared/screen/slip/event-board.tsx";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { facts } from "../facts.ts";
import { DayStrip } from "./day-strip.tsx";
import { MatchView } from "./match-view.tsx";
import { Results } from "./results.tsx";
import { Stage } from "./stage.tsx";
import { Standings } from "./standings.tsx";
import { useLastDay } from "./use-last-day.ts";
import type { VirtualTable } from "./use-virtual.ts";
import { virtualWords } from "./words/words.ts";

type View = "matches" | "table" | "results";

export interface BoardProps {
  readonly table: VirtualTable;
  /** Controls at the end of the head: other sports, the format of odds. */
  readonly children: ReactNode;
}

/** Shows a matchday, at first what is played or begins next, or the table or the results of the league. */
export function Board({ table, children }: BoardProps) {
  const words = virtualWords.useWords();
  const { whole } = useFormats();
  const [view, show] = useState<View>("matches");
  const last = useLastDay(table);
  const own = useOwnEvents(table);
  const beside = useMedia(BESIDE);
  const isOfMatch = table.chosen !== null;
  const live = table.playing[0] ?? last;
  const next = table.open.find(({ link }) => link !== live?.link);
  const coming = table.open.filter(({ link }) => table.playing.every((playing) => playing.link !== link));
  const days = [...table.playing, ...coming];
  const day = days.find(({ link }) => link === table.day) ?? live ?? next ?? null;
  const waits = day !== null && day !== last && !table.playing.includes(day);
  const place = day?.matches[0]?.match;
  const title = (
    <div className={beside || isOfMatch ? "min-w-0" : "sr-only"}>
      <h2 className="text-xl leading-tight font-bold">{words.leagues[table.league]}</h2>
      <p className="tabular text-sm text-muted">
        {place !== undefined &&
          !isOfMatch &&
          `${words.season(whole(place.season))} · ${words.matchday(whole(place.matchday))}`}
      </p>
    </div>
  );
  return (
    <EventBoard facts={table.facts} failed={words.failed} heights={["h-48", "h-96"]} gap="gap-3">
      {isOfMatch && (
        <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {title}
          <div className="ms-auto">{children}</div>
        </header>
      )}
      {table.chosen !== null ? (
        <MatchView key={table.chosen.fact.id} table={table} own={table.chosen} />
      ) : (
        <Tabs
          label={words.tabs}
          value={view}
          onChange={show}
          // The odds begin as high as they can: beside a slip, title and format stand in the row of tabs; on a phone, which
          // has no room there, the strips above name league and matchday, and the format comes last.
          start={title}
          end={beside && children}
          tabs={[
            { value: "matches", label: words.matches },
            { value: "table", label: words.table },
            { value: "results", label: words.results },
          ]}
        >
          {view === "matches" &&
            (day === null ? (
              <p className="py-8 text-center text-muted">{words.noMatches}</p>
            ) : (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
                <DayStrip table={table} days={days} shown={day.link} />
                <Stage key={day.link} table={table} day={day} waits={waits} own={own} />
              </div>
            ))}
          {view === "table" && <Standings table={table} />}
          {view === "results" && <Results table={table} />}
        </Tabs>
      )}
      {!beside && !isOfMatch && <div className="self-end">{children}</div>}
    </EventBoard>
  );
}

/** Returns the events on which the player has open bets. */
function useOwnEvents({ slips }: Pick<VirtualTable, "slips">): ReadonlySet<string> {
  const open = (slips.own ?? []).filter(({ payout }) => payout === null);
  return new Set(open.flatMap(({ bet }) => readAs(facts.isBet, bet)?.legs.map(({ event }) => event) ?? []));
}
