import { classes } from "@fairhouse/ui/classes.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { ChevronRight } from "lucide-react";
import type { Contest } from "../rules/event.ts";
import { type Competition, favouritesOf, mainMarketOf, type SportsEvent, selectionsOf } from "./events.ts";
import { LiveScore } from "./live.tsx";
import { useNames } from "./names.ts";
import { Offer } from "./offer.tsx";
import { SideMark } from "./side-mark.tsx";
import { StartTime } from "./start-time.tsx";
import type { SportsTable } from "./use-sports.ts";
import { sportsWords } from "./words/words.ts";

/** Runners of an outright that a list shows. */
const FAVOURITES = 3;

export interface EventRowProps {
  readonly table: SportsTable;
  readonly event: SportsEvent;
}

/** Columns of a list of matches: their names, and two or three odds. In a narrow list the odds stand below the names. */
const COLUMNS = {
  2: "grid grid-cols-2 items-center gap-1.5 @min-[520px]:grid-cols-[minmax(0,1fr)_repeat(2,4.75rem)]",
  3: "grid grid-cols-3 items-center gap-1.5 @min-[520px]:grid-cols-[minmax(0,1fr)_repeat(3,4.75rem)]",
} as const;

export interface CompetitionListProps {
  readonly table: SportsTable;
  readonly own: Competition;
  /** The day of its events in words. */
  readonly day: string;
}

/** Lists the events of a competition, each with the odds of its main market. */
export function CompetitionList({ table, own, day }: CompetitionListProps) {
  const words = sportsWords.useWords();
  const { sportName } = useNames();
  const sport = sportName(own.sport);
  const sides = ["home", "draw", "away"].filter((side) => own.events.some((event) => offers(event, side)));
  const columns = sides.includes("draw") ? 3 : 2;
  return (
    <section aria-label={words.listOf(sport, own.competition, day)} className="surface-panel overflow-clip">
      <header className={classes(COLUMNS[columns], "border-b border-line px-3 py-2")}>
        <h4 className="col-span-full min-w-0 leading-tight wrap-anywhere @min-[520px]:col-span-1">
          <span className="block text-xs text-muted">
            <bdi>{sport}</bdi>
          </span>
          <span className="block font-bold">
            <bdi>{own.competition}</bdi>
          </span>
        </h4>
        {sides.map((side) => (
          <span
            key={side}
            aria-hidden="true"
            className="hidden text-center text-sm font-semibold text-muted @min-[520px]:block"
          >
            {words.short[side]}
          </span>
        ))}
      </header>
      <ul>
        {own.events.map((event) => (
          <li key={event.fact.id} className="border-b border-line px-3 py-2.5 last:border-b-0">
            {event.state.card.contest.kind === "match" ? (
              <MatchRow table={table} event={event} columns={columns} />
            ) : (
              <OutrightRow table={table} event={event} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function offers({ state }: SportsEvent, side: string): boolean {
  const main = mainMarketOf(state);
  return main !== null && selectionsOf(main, state.card).some(({ selection }) => selection === side);
}

function MatchRow({ table, event, columns }: EventRowProps & { readonly columns: keyof typeof COLUMNS }) {
  const words = sportsWords.useWords();
  const { state } = event;
  const main = mainMarketOf(state);
  const selections = main === null ? [] : selectionsOf(main, state.card);
  const ordered = columns === 3 && selections.length === 2 ? [selections[0], undefined, selections[1]] : selections;
  return (
    <div className={COLUMNS[columns]}>
      <div className="col-span-full min-w-0 @min-[520px]:col-span-1">
        <OpenEvent table={table} event={event} />
      </div>
      {main !== null &&
        ordered.map((selection, place) =>
          selection === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a list stay where they are.
            <span key={place} />
          ) : (
            <Offer
              key={selection.selection}
              table={table}
              event={event}
              market={main}
              selection={selection}
              isListed
              label={words.short[selection.selection]}
            />
          ),
        )}
    </div>
  );
}

function OutrightRow({ table, event }: EventRowProps) {
  const words = sportsWords.useWords();
  const { plural, whole } = useFormats();
  const { sideText } = useNames();
  const { state } = event;
  const main = mainMarketOf(state);
  const runners = main === null ? [] : favouritesOf(main, state);
  const shown = runners.slice(0, FAVOURITES);
  const left = runnersIn(state.card.contest) - state.card.withdrawn.length - shown.length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <OpenEvent table={table} event={event} />
      {main !== null && shown.length > 0 && (
        <ul className="grid grid-cols-[repeat(3,minmax(0,1fr))_2.75rem] items-end gap-1.5">
          {shown.map((selection) => (
            <li key={selection.selection} className="grid gap-0.5">
              <bdi
                aria-hidden="true"
                title={sideText(selection, state.card).name}
                className="line-clamp-2 text-center text-sm leading-tight text-muted"
              >
                {sideText(selection, state.card).name}
              </bdi>
              <Offer table={table} event={event} market={main} selection={selection} isListed />
            </li>
          ))}
          {left > 0 && (
            <li className="col-start-4">
              <button
                type="button"
                onClick={() => table.choose(event.fact.id)}
                className="tabular min-h-11 w-full rounded-control text-sm font-semibold text-muted hover:bg-panel-high hover:text-text"
              >
                {words.more(whole(left))} <span className="sr-only">{plural(left, words.moreRunners)}</span>
              </button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

function runnersIn(contest: Contest): number {
  return contest.kind === "outright" ? contest.runners.length : 0;
}

/** Names an event with its start; pressing it shows its markets. */
function OpenEvent({ table, event }: EventRowProps) {
  const words = sportsWords.useWords();
  const { plural, whole } = useFormats();
  const { contest } = event.state.card;
  const isMatch = contest.kind === "match";
  const course = event.state.inPlay?.course;
  const names = isMatch ? [contest.home, contest.away] : [contest.name];
  const count = isMatch
    ? plural(event.state.markets.length, words.marketCount)
    : plural(runnersIn(contest), words.runnerCount);
  return (
    <button
      type="button"
      onClick={() => table.choose(event.fact.id)}
      className="grid w-full min-w-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1 gap-y-1 text-start hover:text-accent-text"
    >
      <span className="sr-only">{words.allMarkets}</span>
      <span className="grid min-w-0 gap-1 leading-snug font-semibold @min-[520px]:w-fit @min-[520px]:max-w-full">
        {names.map((name, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sides of a match stay where they are.
          <span key={place} className="flex min-w-0 items-center gap-2">
            {isMatch && <SideMark name={name} />}
            <span className="min-w-0 flex-1 wrap-anywhere">
              <bdi>{name}</bdi>
            </span>
            {course !== undefined && (
              <span aria-hidden="true" className="tabular ms-2 font-bold text-win">
                {whole(course.score[place] ?? 0)}
              </span>
            )}
          </span>
        ))}
      </span>
      <ChevronRight size={16} aria-hidden="true" className="mirror-rtl row-span-2 text-muted" />
      <span className="col-start-1 flex min-w-0 flex-wrap gap-x-2 text-xs text-muted">
        {course === undefined ? (
          <StartTime startsAt={event.startsAt} now={table.now} withoutDay />
        ) : (
          <LiveScore course={course} beside />
        )}
        <span className="tabular">{count}</span>
      </span>
    </button>
  );
}
