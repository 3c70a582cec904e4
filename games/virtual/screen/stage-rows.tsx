import { classes } from "@fairhouse/ui/classes.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { TICKS } from "../rules/clock.ts";
import { takesInPlay } from "../rules/league.ts";
import { scoreAfter } from "../rules/match.ts";
import { Crest } from "./crest.tsx";
import { goalsOf, isFresh } from "./goals.ts";
import { useStep } from "./in-play.ts";
import { useNames } from "./names.ts";
import { RESULTS, ResultOdds } from "./result-odds.tsx";
import { useTick } from "./use-tick.ts";
import type { LeagueMatch, Matchday, VirtualTable } from "./use-virtual.ts";
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

/** The columns of rows, of which a wide stage has one. */
const COLUMNS = [1, 2] as const;
const ODDS = "hidden grid-cols-3 gap-1 @min-[520px]:grid text-sm";
const BESIDE_ODDS =
  "@min-[520px]:grid-cols-[minmax(0,1fr)_minmax(0,9rem)] @min-[640px]:grid-cols-[minmax(0,1fr)_minmax(0,10.5rem)]";

/**
 * Lists the matches of a matchday with their scores, and where there is room, the odds of their results: prices stand in
 * the first window. One of the matches is watched.
 */
export function StageRows({ table, day, waits, own, shown, onWatch }: StageRowsProps) {
  const words = virtualWords.useWords();
  const [first] = day.matches;
  const step = useStep(first);
  const takesBets = first?.fact.phase === "open" && (waits || takesInPlay(first.match.league));
  return (
    <ul
      className={`grid grid-cols-2 content-between gap-1 @min-[640px]:grid-cols-1 ${takesBets ? "@min-[520px]:gap-x-3" : "@min-[520px]:grid-cols-4"}`}
    >
      {takesBets &&
        COLUMNS.map((column) => (
          <li
            key={column}
            aria-hidden="true"
            className={`hidden gap-1 @min-[520px]:grid ${column === 2 ? "@min-[640px]:hidden" : ""} ${BESIDE_ODDS}`}
          >
            <span className={`${ODDS} col-start-2 text-center text-xs font-semibold text-muted`}>
              {RESULTS.map(({ selection }) => (
                <span key={selection}>{words.sides[selection]}</span>
              ))}
            </span>
          </li>
        ))}
      {day.matches.map((match) => (
        <li key={match.fact.id} className={`grid gap-1 ${takesBets ? BESIDE_ODDS : ""}`}>
          <StageRow
            match={match}
            waits={waits}
            isOwn={own.has(match.fact.id)}
            isShown={match.fact.id === shown}
            onWatch={() => onWatch(match.fact.id)}
          />
          {takesBets && (
            <span className={ODDS}>
              <ResultOdds table={table} own={match} step={step} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface StageRowProps extends Pick<StageRowsProps, "waits"> {
  readonly match: LeagueMatch;
  readonly isOwn: boolean;
  readonly isShown: boolean;
  readonly onWatch: () => void;
}

function StageRow({ match, waits, isOwn, isShown, onWatch }: StageRowProps) {
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
      aria-pressed={isShown}
      onClick={onWatch}
      className={classes(
        "grid w-full grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-1 rounded-control border px-1.5 py-1.5 text-sm transition-colors duration-(--duration-feedback) @min-[640px]:py-0.5",
        isShown ? "border-accent bg-accent-soft" : "border-line bg-panel hover:border-line-strong",
      )}
    >
      {(["home", "away"] as const).map((side, place) => (
        <span key={side} className="contents">
          <span className={classes("flex min-w-0 items-center gap-1.5 leading-snug", waits && "col-span-2")}>
            <Crest team={match.match[side]} className="size-4" />
            <span className="truncate">{club(match.match[side])}</span>
            {place === 0 && isOwn && <OwnMark label={words.ownBet} />}
          </span>
          {!waits && (
            <span
              className={classes(
                "tabular min-w-5 rounded px-1 text-center leading-snug font-bold transition-colors",
                isGoal && last?.side === side && "bg-win-fill text-on-win",
              )}
            >
              {whole(score[place] ?? 0)}
            </span>
          )}
        </span>
      ))}
    </button>
  );
}

/** Marks a match on which the player has an open bet. */
function OwnMark({ label }: { readonly label: string }) {
  return (
    <span className="ms-auto size-2 shrink-0 rounded-full bg-accent">
      <span className="sr-only">{label}</span>
    </span>
  );
}
