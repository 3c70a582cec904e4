import { PageLinkContext } from "@fairhouse/client/page-link.tsx";
import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { CalendarOff } from "lucide-react";
import { type ReactNode, use } from "react";
import { EventBoard } from "../../shared/screen/slip/event-board.tsx";
import { pathOf } from "../../shared/screen/slip/slip-games.ts";
import { CompetitionList } from "./event-rows.tsx";
import { EventView } from "./event-view.tsx";
import { competitionsOf, type Day, daysOf, sportOf } from "./events.ts";
import { BegunEvents, LastResults } from "./outcomes.tsx";
import { dayOf, dayText } from "./start-text.ts";
import type { SportsTable } from "./use-sports.ts";
import { sportsWords } from "./words/words.ts";

export interface BoardProps {
  readonly table: SportsTable;
  /** The choice of the format of odds. */
  readonly children: ReactNode;
}

/** Shows the coming events, those that wait for results and the last results, or the markets of the event that is chosen. */
export function Board({ table, children }: BoardProps) {
  const words = sportsWords.useWords();
  return (
    <EventBoard facts={table.facts} failed={words.failed} heights={["h-12", "h-64", "h-64"]} gap="gap-4">
      {table.chosen === null ? (
        <Lobby table={table}>{children}</Lobby>
      ) : (
        <EventView key={table.chosen.fact.id} table={table} event={table.chosen} />
      )}
    </EventBoard>
  );
}

function Lobby({ table, children }: BoardProps) {
  const words = sportsWords.useWords();
  const shown = table.open.filter((own) => table.sport === null || sportOf(own) === table.sport);
  return (
    <>
      <h2 className="sr-only">{words.coming}</h2>
      {shown.length === 0 && <NoEvents />}
      {daysOf(shown).map((day, place) => (
        <DayEvents key={day.startsAt === null ? "live" : dayOf(day.startsAt)} table={table} day={day}>
          {place === 0 && children}
        </DayEvents>
      ))}
      <BegunEvents table={table} />
      <LastResults table={table} />
    </>
  );
}

interface DayEventsProps {
  readonly table: SportsTable;
  readonly day: Day;
  /** Shown beside the name of the day. */
  readonly children: ReactNode;
}

/** Shows the events of a day, or those in play, by competition. */
function DayEvents({ table, day: { startsAt, events }, children }: DayEventsProps) {
  const words = sportsWords.useWords();
  const { locale } = useFormats();
  const day = startsAt === null ? words.inPlay : dayText(startsAt, table.now, locale);
  return (
    <section aria-label={day} className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <div className="flex items-center justify-between gap-4">
        <h3 className="flex items-center gap-2 text-lg font-bold">
          {startsAt === null && <span aria-hidden="true" className="size-2 animate-pulse rounded-full bg-win" />}
          <span className="first-letter:uppercase">{day}</span>
        </h3>
        {children}
      </div>
      {competitionsOf(events).map((own) => (
        <CompetitionList key={JSON.stringify([own.sport, own.competition])} table={table} own={own} day={day} />
      ))}
    </section>
  );
}

function NoEvents() {
  const words = sportsWords.useWords();
  const PageLink = use(PageLinkContext);
  return (
    <EmptyState
      icon={<CalendarOff />}
      title={words.noEvents}
      text={words.noEventsText}
      action={
        <PageLink to={pathOf("virtual")} className={buttonStyle({ variant: "accent" })}>
          {words.toLeagues}
        </PageLink>
      }
    />
  );
}
