import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { ChevronRight } from "lucide-react";
import { StripButton } from "../../shared/screen/slip/strip-button.tsx";
import { TICKS } from "../rules/clock.ts";
import { scoreAfter } from "../rules/match.ts";
import { Crest } from "./crest.tsx";
import { goalsOf } from "./goals.ts";
import { hasBegun, useStep } from "./in-play.ts";
import { LiveMinute } from "./league-strip.tsx";
import { useNames } from "./names.ts";
import { ResultOdds, type ResultOddsProps } from "./result-odds.tsx";
import { dueOf, type VirtualTable } from "./use-virtual.ts";
import { virtualWords } from "./words/words.ts";

/** Lists the matchdays that take bets, and the matches of the one that is shown with the odds of their results. */
export function MatchdayList({ table }: { readonly table: VirtualTable }) {
  const words = virtualWords.useWords();
  const { shown } = table;
  const step = useStep(shown?.matches[0]);
  if (shown === null) return <p className="py-8 text-center text-muted">{words.noMatches}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <DayStrip table={table} />
      <div className="surface-panel overflow-clip">
        <div
          aria-hidden="true"
          className="grid grid-cols-[minmax(0,1fr)_repeat(3,3.4rem)] items-center gap-1.5 border-b border-line px-2.5 py-1.5 text-center text-sm font-semibold text-muted @min-[520px]:grid-cols-[minmax(0,1fr)_repeat(3,4.75rem)]"
        >
          <span />
          <span>{words.sides.home}</span>
          <span>{words.sides.draw}</span>
          <span>{words.sides.away}</span>
        </div>
        <ul>
          {shown.matches.map((own) => (
            <MatchRow key={own.fact.id} table={table} own={own} step={step} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function DayStrip({ table }: { readonly table: VirtualTable }) {
  const words = virtualWords.useWords();
  const { whole, time } = useFormats();
  return (
    <nav aria-label={words.matchdays} className="min-w-0 overflow-x-auto py-1">
      <ul className="flex w-max gap-2">
        {table.open.map(({ link, matches: [first] }) => (
          <li key={link}>
            <StripButton
              pressed={link === table.shown?.link}
              onPress={() => table.showDay(link)}
              name={words.matchday(whole(first?.match.matchday ?? 0))}
            >
              {first !== undefined && hasBegun(first) ? (
                <LiveMinute match={first} />
              ) : (
                <span className="tabular text-muted">{first !== undefined && time(dueOf(first))}</span>
              )}
            </StripButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MatchRow({ table, own, step }: ResultOddsProps) {
  const words = virtualWords.useWords();
  const { whole } = useFormats();
  const { clubsOf } = useNames();
  const { fact, match } = own;
  const score = hasBegun(own) ? scoreAfter(goalsOf(own), TICKS) : null;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_repeat(3,3.4rem)] items-center gap-1.5 border-b border-line px-2.5 py-2 last:border-b-0 @min-[520px]:grid-cols-[minmax(0,1fr)_repeat(3,4.75rem)]">
      <button
        type="button"
        onClick={() => table.choose(fact.id)}
        className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-y-1 text-start font-semibold hover:text-accent-text"
      >
        <span className="sr-only">{words.allMarkets}</span>
        {[match.home, match.away].map((team, side) => (
          <span key={team} className="col-start-1 flex min-w-0 items-center gap-1.5 max-sm:text-sm">
            <Crest team={team} className="size-5" />
            <span className="truncate">{clubsOf(match.league)(team)}</span>
            {score !== null && <span className="tabular ms-auto font-bold text-win">{whole(score[side] ?? 0)}</span>}
          </span>
        ))}
        <ChevronRight
          size={16}
          aria-hidden="true"
          className="mirror-rtl col-start-2 row-span-2 row-start-1 text-muted max-sm:hidden"
        />
      </button>
      <ResultOdds table={table} own={own} step={step} />
    </li>
  );
}
