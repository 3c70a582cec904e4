import { classes } from "@fairhouse/ui/classes.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { TICKS } from "../rules/clock.ts";
import { scoreAfter } from "../rules/match.ts";
import { Crest } from "./crest.tsx";
import { goalsOf, isFresh } from "./goals.ts";
import { useNames } from "./names.ts";
import { useTick } from "./use-tick.ts";
import type { LeagueMatch, Matchday } from "./use-virtual.ts";
import { virtualWords } from "./words/words.ts";

export interface StageRowsProps {
  readonly day: Matchday;
  /** True before kick-off. */
  readonly waits: boolean;
  /** Events of the player's open bets. */
  readonly own: ReadonlySet<string>;
  readonly shown: string;
  readonly onWatch: (event: string) => void;
}

/** Lists the matches of a matchday with their scores; one of them is watched. */
export function StageRows({ day, waits, own, shown, onWatch }: StageRowsProps) {
  return (
    <ul className="grid grid-cols-2 gap-1 @min-[520px]:grid-cols-4 @min-[640px]:grid-cols-1">
      {day.matches.map((match) => (
        <li key={match.fact.id} className="grid">
          <StageRow
            match={match}
            waits={waits}
            isOwn={own.has(match.fact.id)}
            isShown={match.fact.id === shown}
            onWatch={() => onWatch(match.fact.id)}
          />
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
          <span className="flex min-w-0 items-center gap-1.5 leading-snug">
            <Crest team={match.match[side]} className="size-4" />
            <span className="truncate">{club(match.match[side])}</span>
            {place === 0 && isOwn && <OwnMark label={words.ownBet} />}
          </span>
          <span
            className={classes(
              "tabular min-w-5 rounded px-1 text-center leading-snug font-bold transition-colors",
              isGoal && last?.side === side && "bg-win-fill text-on-win",
              waits && "text-dim",
            )}
          >
            {waits ? "–" : whole(score[place] ?? 0)}
          </span>
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
