import { classes } from "@fairhouse/ui/classes.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useState } from "react";
import { readAs } from "../../shared/facts/facts.ts";
import type { Score } from "../../shared/rules/football/match-facts.ts";
import { isGoals } from "../facts.ts";
import { minuteOf, TICKS } from "../rules/clock.ts";
import { type Goal, scoreAfter } from "../rules/match.ts";
import { Crest } from "./crest.tsx";
import { useNames } from "./names.ts";
import { Pitch } from "./pitch.tsx";
import { useTick } from "./use-tick.ts";
import type { LeagueMatch, Matchday } from "./use-virtual.ts";
import { virtualWords } from "./words/words.ts";

/** Ticks for which a goal is celebrated. */
const CELEBRATED = 24;

export interface LiveStageProps {
  readonly day: Matchday;
  /** Events of the player's open bets. */
  readonly own: ReadonlySet<string>;
}

/** Shows a matchday while it is played: one match on its pitch, and the scores of all. */
export function LiveStage({ day, own }: LiveStageProps) {
  const words = virtualWords.useWords();
  const { whole } = useFormats();
  const { club, scoreText } = useNames();
  const [watched, watch] = useState<string | null>(null);
  const [first] = day.matches;
  const tick = useTick(first?.fact.timed ?? null);
  const shown =
    day.matches.find(({ fact }) => fact.id === watched) ?? day.matches.find(({ fact }) => own.has(fact.id)) ?? first;
  if (first === undefined || shown === undefined) return null;
  const goals = goalsOf(shown);
  const last = goals.at(-1);
  const scored = last !== undefined && tick - last.tick <= CELEBRATED ? last.side : null;
  return (
    <section
      aria-label={words.live}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 @min-[600px]:grid-cols-[minmax(0,1fr)_15rem] @min-[900px]:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="surface-panel grid content-start gap-3 p-3">
        <ScoreBoard match={shown} goals={goals} tick={tick} isGoal={scored !== null} />
        <div className="relative">
          <Pitch match={shown} tick={tick} scored={scored} />
          {scored !== null && (
            <p className="absolute inset-0 grid animate-pop place-items-center text-5xl font-black text-white [text-shadow:0_2px_12px_rgb(0_0_0/.6)]">
              {words.goal}
            </p>
          )}
        </div>
        <GoalLine match={shown} goals={goals} />
        <p className="sr-only" aria-live="polite">
          {last !== undefined &&
            words.goalOf(
              club(last.side === "home" ? shown.match.home : shown.match.away),
              scoreText(scoreAfter(goals, TICKS)),
              whole(minuteOf(last.tick)),
            )}
        </p>
      </div>
      <ul className="grid content-start gap-1.5">
        {day.matches.map((match) => (
          <li key={match.fact.id}>
            <LiveRow
              match={match}
              tick={tick}
              isOwn={own.has(match.fact.id)}
              isShown={match.fact.id === shown.fact.id}
              onWatch={() => watch(match.fact.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ScoreBoardProps {
  readonly match: LeagueMatch;
  readonly goals: readonly Goal[];
  readonly tick: number;
  readonly isGoal: boolean;
}

function ScoreBoard({ match: { match }, goals, tick, isGoal }: ScoreBoardProps) {
  const words = virtualWords.useWords();
  const { whole } = useFormats();
  const { club, scoreText } = useNames();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3">
      <span className="flex min-w-0 items-center gap-2 font-bold">
        <Crest team={match.home} className="size-8" />
        <span className="truncate">{club(match.home)}</span>
      </span>
      <span className="grid justify-items-center">
        <span className={classes("tabular text-3xl leading-none font-black", isGoal && "text-win")}>
          {scoreText(scoreAfter(goals, TICKS))}
        </span>
        <span className="tabular text-sm text-muted">
          {tick >= TICKS ? words.fullTime : words.minute(whole(minuteOf(Math.min(tick, TICKS - 1))))}
        </span>
      </span>
      <span className="flex min-w-0 items-center justify-end gap-2 text-end font-bold">
        <span className="truncate">{club(match.away)}</span>
        <Crest team={match.away} className="size-8" />
      </span>
    </div>
  );
}

/** Lists the goals so far in a line of fixed height. */
function GoalLine({ match: { match }, goals }: { readonly match: LeagueMatch; readonly goals: readonly Goal[] }) {
  const words = virtualWords.useWords();
  const { whole } = useFormats();
  const { club } = useNames();
  return (
    <p className="tabular min-h-5 truncate text-sm text-muted">
      {goals.length === 0
        ? words.noGoals
        : goals
            .map(
              ({ side, tick }) =>
                `${club(side === "home" ? match.home : match.away)} ${words.minute(whole(minuteOf(tick)))}`,
            )
            .join(" · ")}
    </p>
  );
}

interface LiveRowProps {
  readonly match: LeagueMatch;
  readonly tick: number;
  readonly isOwn: boolean;
  readonly isShown: boolean;
  readonly onWatch: () => void;
}

function LiveRow({ match, tick, isOwn, isShown, onWatch }: LiveRowProps) {
  const { scoreText } = useNames();
  const goals = goalsOf(match);
  const last = goals.at(-1);
  const score: Score = scoreAfter(goals, TICKS);
  const isGoal = last !== undefined && tick - last.tick <= CELEBRATED;
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={onWatch}
      className={classes(
        "grid w-full grid-cols-[auto_minmax(0,1fr)_auto_minmax(0,1fr)_auto] items-center gap-2 rounded-control border px-2.5 py-2 text-sm transition-colors duration-(--duration-feedback)",
        isShown ? "border-accent bg-accent-soft" : "border-line bg-panel hover:border-line-strong",
      )}
    >
      <Crest team={match.match.home} className="size-5" />
      <Code team={match.match.home} />
      <span
        className={classes(
          "tabular rounded-control px-2 py-0.5 font-bold",
          isGoal ? "bg-win-fill text-on-win" : isOwn ? "bg-accent-soft text-accent-text" : "bg-panel-high",
        )}
      >
        {scoreText(score)}
      </span>
      <Code team={match.match.away} />
      <Crest team={match.match.away} className="size-5" />
    </button>
  );
}

/** Shows a club in a narrow place; screen readers read its whole name. */
function Code({ team }: { readonly team: number }) {
  const { club, code } = useNames();
  return (
    <span className="truncate text-start last-of-type:text-end">
      <span aria-hidden="true">{code(team)}</span>
      <span className="sr-only">{club(team)}</span>
    </span>
  );
}

/** Returns the goals of a match that have been told. */
export function goalsOf({ fact }: LeagueMatch): readonly Goal[] {
  return readAs(isGoals, fact.result ?? fact.timed?.shown) ?? [];
}
