import { Button } from "@fairhouse/ui/components/button.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { ArrowLeft, Hourglass, Lock, Timer } from "lucide-react";
import type { ReactNode } from "react";
import { useStartAtTop } from "../../shared/screen/slip/use-start-at-top.ts";
import { EventRecord } from "./event-record.tsx";
import type { EventRowProps } from "./event-rows.tsx";
import { marketsOf, takesBets } from "./events.ts";
import { LiveScore, Timeline } from "./live.tsx";
import { Market } from "./market.tsx";
import { useNames } from "./names.ts";
import { SideMark } from "./side-mark.tsx";
import { KickOff, StartTime } from "./start-time.tsx";
import { sportsWords } from "./words/words.ts";

const SECOND_MS = 1_000;

/** Shows an event with all of its markets. */
export function EventView({ table, event }: EventRowProps) {
  const words = sportsWords.useWords();
  const { eventName } = useNames();
  const { state } = event;
  const { plural } = useFormats();
  const takes = takesBets(event, table.now);
  const course = state.inPlay?.course;
  const isStopped =
    state.suspended || (course !== undefined && state.markets.every(({ odds }) => Object.keys(odds).length === 0));
  const markets = marketsOf(state);
  return (
    <section
      ref={useStartAtTop<HTMLElement>()}
      aria-label={eventName(state.card)}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <EventHead table={table} event={event} />
      {!takes && (
        <Notice icon={<Hourglass size={18} aria-hidden="true" className="shrink-0" />}>{words.noMoreBets}</Notice>
      )}
      {takes && isStopped && (
        <Notice icon={<Lock size={18} aria-hidden="true" className="shrink-0" />}>{words.suspended}</Notice>
      )}
      {takes && course !== undefined && !isStopped && (
        <Notice icon={<Timer size={18} aria-hidden="true" className="shrink-0" />}>
          {plural((state.inPlay?.delayMs ?? 0) / SECOND_MS, words.heldFor)}
        </Notice>
      )}
      {takes && markets.length === 0 && <p className="py-8 text-center text-muted">{words.noMarkets}</p>}
      {takes && (
        <div
          className={
            state.card.contest.kind === "match"
              ? "columns-1 gap-4 *:mb-4 *:break-inside-avoid @min-[560px]:columns-2"
              : "grid grid-cols-[minmax(0,1fr)]"
          }
        >
          {markets.map((own) => (
            <Market key={own.market} table={table} event={event} own={own} />
          ))}
        </div>
      )}
      {course !== undefined && <Timeline card={state.card} course={course} />}
      <EventRecord key={event.fact.id} event={event.fact.id} isOver={false} />
    </section>
  );
}

function Notice({ icon, children }: { readonly icon: ReactNode; readonly children: string }) {
  return (
    <p role="status" className="surface-well flex items-center gap-2.5 px-4 py-3 font-semibold text-gold">
      {icon}
      {children}
    </p>
  );
}

function EventHead({ table, event }: EventRowProps) {
  const words = sportsWords.useWords();
  const { plural } = useFormats();
  const { eventName, sportName, scoreText } = useNames();
  const { card, inPlay } = event.state;
  const { contest } = card;
  const course = inPlay?.course;
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="neutral"
          icon={<ArrowLeft size={18} className="mirror-rtl" aria-hidden="true" />}
          onClick={() => table.choose(null)}
        >
          {words.back}
        </Button>
        <span className="tabular min-w-0 text-sm text-muted wrap-anywhere">
          {sportName(card.sport)} · {card.competition}
        </span>
      </div>
      <div className="surface-panel p-4">
        <h2 className="sr-only">{eventName(card)}</h2>
        {contest.kind === "match" ? (
          <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3">
            <HeadSide name={contest.home} />
            {course === undefined ? (
              <KickOff startsAt={event.startsAt} now={table.now} />
            ) : (
              <p className="grid justify-items-center gap-1 text-sm">
                <span aria-hidden="true" className="tabular text-3xl leading-none font-black text-win">
                  {scoreText(course.score)}
                </span>
                <LiveScore course={course} beside />
              </p>
            )}
            <HeadSide name={contest.away} />
          </div>
        ) : (
          <>
            <p aria-hidden="true" className="text-xl leading-tight font-bold wrap-anywhere max-sm:text-lg">
              {contest.name}
            </p>
            <p className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
              <StartTime startsAt={event.startsAt} now={table.now} />
              <span className="tabular">{plural(contest.runners.length, words.runnerCount)}</span>
            </p>
          </>
        )}
      </div>
    </header>
  );
}

function HeadSide({ name }: { readonly name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid justify-items-center gap-2 text-center text-lg leading-tight font-bold max-sm:text-base"
    >
      <SideMark name={name} className="size-11" />
      <bdi className="wrap-anywhere">{name}</bdi>
    </span>
  );
}
