import { Badge } from "@fairhouse/ui/components/badge.tsx";
import type { ReactNode } from "react";
import { resultOf } from "../facts.ts";
import { EventRecord } from "./event-record.tsx";
import type { SportsEvent } from "./events.ts";
import { useNames } from "./names.ts";
import { StartTime } from "./start-time.tsx";
import type { SportsTable } from "./use-sports.ts";
import { sportsWords } from "./words/words.ts";

/** Lists events that have begun and wait for their results. */
export function BegunEvents({ table }: { readonly table: SportsTable }) {
  const words = sportsWords.useWords();
  return (
    <OutcomeList title={words.awaited} events={table.begun} now={table.now}>
      {() => <Badge tone="gold">{words.begun}</Badge>}
    </OutcomeList>
  );
}

/** Lists the last results, newest first. */
export function LastResults({ table }: { readonly table: SportsTable }) {
  const words = sportsWords.useWords();
  const { resultText } = useNames();
  return (
    <OutcomeList title={words.results} events={table.over} now={table.now}>
      {({ fact, state: { card } }) => (
        <span className={fact.phase === "void" ? "text-muted" : "font-semibold"}>
          {resultText(card, resultOf(card, fact.result))}
        </span>
      )}
    </OutcomeList>
  );
}

interface OutcomeListProps {
  readonly title: string;
  readonly events: readonly SportsEvent[];
  readonly now: number;
  readonly children: (event: SportsEvent) => ReactNode;
}

function OutcomeList({ title, events, now, children }: OutcomeListProps) {
  const { eventName } = useNames();
  if (events.length === 0) return null;
  return (
    <section aria-label={title} className="grid gap-2">
      <h3 className="text-sm font-semibold text-muted">{title}</h3>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5 @min-[760px]:grid-cols-[repeat(2,minmax(0,1fr))]">
        {events.map((event) => (
          <li
            key={event.fact.id}
            className="surface-panel flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 py-2 text-sm"
          >
            <span className="grid min-w-0">
              <span className="font-semibold wrap-anywhere">{eventName(event.state.card)}</span>
              <span className="text-xs text-muted wrap-anywhere">
                {event.state.card.competition} · <StartTime startsAt={event.startsAt} now={now} />
              </span>
            </span>
            <span className="tabular ms-auto text-end wrap-anywhere">{children(event)}</span>
            {event.fact.knownAt !== null && (
              <div className="basis-full">
                <EventRecord event={event.fact.id} isOver />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
