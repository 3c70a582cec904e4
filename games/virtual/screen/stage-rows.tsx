import { classes } from "@fairhouse/ui/classes.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { ChevronRight } from "lucide-react";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { TICKS } from "../rules/clock.ts";
import { takesInPlay } from "../rules/league.ts";
import { scoreAfter } from "../rules/match.ts";
import { Crest } from "./crest.tsx";
import { goalsOf, isFresh } from "./goals.ts";
import { useStep } from "./in-play.ts";
import type { LeagueMatch, Matchday } from "./league-match.ts";
import { useNames } from "./names.ts";
import { RESULTS, ResultOdds } from "./result-odds.tsx";
import { useTick } from "./use-tick.ts";
import type { VirtualTable } from "./use-virtual.ts";
import { virtualWords } from "./words/words.ts";

export interface StageRowsProps {
  readonly table: VirtualTable;
  readonly day: Matchday;
  /** True before kick-off. */
  readonly waits: boolean;
  /** Events of the player's open bets. */
  readonly own: ReadonlySet<string>;
  readonly shown: string;
  readonly onWatch: (event: string) => void;
}

/** The columns of a row: clubs, three odds, and where it leads to the markets, beside a slip. */
const ROW =
  "grid grid-cols-[minmax(0,1fr)_repeat(3,3.4rem)] gap-1 @min-[520px]:grid-cols-[minmax(0,1fr)_repeat(3,4.25rem)_auto] @min-[640px]:grid-cols-[minmax(0,1fr)_repeat(3,3.4rem)_auto] @min-[690px]:grid-cols-[minmax(0,1fr)_repeat(3,4rem)_auto]";

/**
 * Lists the matches of a matchday with their scores and the odds of their results. Beside a slip, pressing a match shows
 * it on the pitch, and an arrow leads to its markets; on narrow screens, where the pitch is far above, pressing it leads
 * there.
 */
export function StageRows({ table, day, waits, own, shown, onWatch }: StageRowsProps) {
  const words = virtualWords.useWords();
  const beside = useMedia(BESIDE);
  const { matchName } = useNames();
  const [first] = day.matches;
  const step = useStep(first);
  const takesBets = first?.fact.phase === "open" && (waits || takesInPlay(first.match.league));
  return (
    <div className="grid content-between gap-1">
      {takesBets && (
        <div aria-hidden="true" className={`${ROW} text-center text-xs font-semibold text-muted`}>
          <span />
          {RESULTS.map(({ selection }) => (
            <span key={selection}>{words.sides[selection]}</span>
          ))}
          {beside && <span className="hidden w-7 @min-[520px]:block pointer-coarse:w-11" />}
        </div>
      )}
      <ul className="contents">
        {day.matches.map((match) => (
          <li key={match.fact.id} className={takesBets ? `${ROW} text-sm` : "grid"}>
            <StageRow
              match={match}
              waits={waits}
              isOwn={own.has(match.fact.id)}
              isShown={match.fact.id === shown}
              leads={!beside && takesBets}
              onPress={() => (beside || !takesBets ? onWatch(match.fact.id) : table.choose(match.fact.id))}
            />
            {takesBets && <ResultOdds table={table} own={match} step={step} />}
            {takesBets && beside && (
              <button
                type="button"
                aria-label={`${words.allMarkets}: ${matchName(match.match)}`}
                onClick={() => table.choose(match.fact.id)}
                className="grid min-h-7 w-7 place-items-center rounded-control text-muted hover:bg-panel-high hover:text-text @max-[520px]:col-span-full pointer-coarse:min-w-11"
              >
                <ChevronRight size={16} aria-hidden="true" className="mirror-rtl" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface StageRowProps extends Pick<StageRowsProps, "waits"> {
  readonly match: LeagueMatch;
  readonly isOwn: boolean;
  readonly isShown: boolean;
  /** True if pressing the row leads to the markets of its match. */
  readonly leads: boolean;
  readonly onPress: () => void;
}

function StageRow({ match, waits, isOwn, isShown, leads, onPress }: StageRowProps) {
  const words = virtualWords.useWords();
  const { whole } = useFormats();
  const { clubsOf } = useNames();
  const club = clubsOf(match.match.league);
  const tick = useTick(match);
  const goals = goalsOf(match);
  const score = scoreAfter(goals, TICKS);
  const last = goals.at(-1);
  const isGoal = isFresh(last, tick, match.match.league);
  return (
    <button
      type="button"
      aria-pressed={leads ? undefined : isShown}
      onClick={onPress}
      className={classes(
        "relative grid w-full grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-1 rounded-control border px-1.5 py-1.5 text-sm transition-colors duration-(--duration-feedback) @min-[640px]:py-0.5",
        isShown && !leads ? "border-accent bg-accent-soft" : "border-line bg-panel hover:border-line-strong",
      )}
    >
      {leads && <span className="sr-only">{words.allMarkets}</span>}
      {(["home", "away"] as const).map((side, place) => (
        <span key={side} className="contents">
          <span
            className={classes(
              "flex min-w-0 items-center gap-1 leading-snug @min-[520px]:gap-1.5",
              waits && "col-span-2",
            )}
          >
            <Crest team={match.match[side]} className="size-4" />
            <span data-club="" className="truncate">
              {club(match.match[side])}
            </span>
          </span>
          {!waits && (
            <span
              className={classes(
                "tabular min-w-4 rounded px-0.5 text-center leading-snug font-bold transition-colors @min-[520px]:min-w-5 @min-[520px]:px-1",
                isGoal && last?.side === side && "bg-win-fill text-on-win",
              )}
            >
              {whole(score[place] ?? 0)}
            </span>
          )}
        </span>
      ))}
      {isOwn && <OwnMark label={words.ownBet} />}
    </button>
  );
}

/** Marks a match on which the player has an open bet, at the corner, where it takes no room from a name. */
function OwnMark({ label }: { readonly label: string }) {
  return (
    <span className="absolute -start-1 -top-1 size-2.5 rounded-full bg-accent ring-2 ring-panel">
      <span className="sr-only">{label}</span>
    </span>
  );
}
